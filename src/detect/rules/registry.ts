import type { Lexicon } from "../match/matcher.ts";
import { CONCEAL_RULES } from "./conceal.ts";
import { DELIMITER_RULES } from "./delimiter.ts";
import { DISCLOSURE_RULES } from "./disclosure.ts";
import { ENCODING_RULES } from "./encoding.ts";
import { ESCALATION_RULES } from "./escalation.ts";
import { FRAME_RULES } from "./frames.ts";
import { HARMFUL_REQUEST_RULES } from "./harmful-request.ts";
import { INDIRECT_RULES } from "./indirect.ts";
import { ACT_SETS, LANGUAGE_ACT_RULES } from "./language-acts.ts";
import { LANGUAGE_PHRASE_RULES } from "./language-phrases.ts";
import { LANGUAGE_RULES, LANGUAGE_SETS } from "./languages.ts";
import { ENGLISH } from "./lexicon-english.ts";
import { OVERRIDE_RULES } from "./override.ts";
import { ROLE_PLAY_RULES } from "./role-play.ts";
import type { Rule } from "./rule.ts";
import { SHAPE_RULES } from "./shapes.ts";
import { TOOL_POISONING_RULES } from "./tool-poisoning.ts";

/** The rules that come with the detector. */
export const BUILT_IN_RULES: readonly Rule[] = [
  ...OVERRIDE_RULES,
  ...DISCLOSURE_RULES,
  ...INDIRECT_RULES,
  ...FRAME_RULES,
  ...CONCEAL_RULES,
  ...TOOL_POISONING_RULES,
  ...HARMFUL_REQUEST_RULES,
  ...ROLE_PLAY_RULES,
  ...DELIMITER_RULES,
  ...SHAPE_RULES,
  ...ENCODING_RULES,
  ...ESCALATION_RULES,
  ...LANGUAGE_RULES,
  ...LANGUAGE_PHRASE_RULES,
  ...LANGUAGE_ACT_RULES,
];

export const BUILT_IN_LEXICON: Lexicon = { ...ENGLISH, ...LANGUAGE_SETS, ...ACT_SETS };
