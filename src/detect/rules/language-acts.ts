import { ACT_LANGUAGES, type ActWords } from "./lexicon-acts.ts";
import type { Rule } from "./rule.ts";

const SLOTS = [
  "machine",
  "act",
  "user",
  "not",
  "tell",
  "you",
  "without",
  "limits",
  "new",
  "task",
  "follow",
  "stop",
  "rules",
  "ofMaker",
  "your",
] as const;

/** Sets of every language, named `act.de.machine` and so on. */
export const ACT_SETS: Readonly<Record<string, string>> = Object.fromEntries(
  ACT_LANGUAGES.flatMap((words) =>
    SLOTS.map((slot) => [`act.${words.code}.${slot}`, words[slot]] as const),
  ),
);

/** What speaks to a machine that acts, in the languages beside English; verbs stand first or last. */
export const LANGUAGE_ACT_RULES: readonly Rule[] = ACT_LANGUAGES.flatMap(rulesOf);

function rulesOf(words: ActWords): Rule[] {
  // Long: a list of rules, each of which is data.
  const { code, examples, nearMiss } = words;
  const set = (slot: (typeof SLOTS)[number]) => `[act.${code}.${slot}]`;
  const common = { languages: [code], threat: "high", nearMiss } as const;
  return [
    {
      ...common,
      id: `act.${code}`,
      type: "context_manipulation",
      confidence: 0.55,
      // An order to a machine is one only when the machine is called by its name.
      grammar: [
        `^${set("machine")} ..2 ${set("act")}`,
        `^${set("machine")} ..12 ${set("user")} ..10 ${set("act")}`,
        `^${set("machine")} ..4 ${set("act")} ..6 ${set("user")}`,
      ],
      example: examples.act,
    },
    {
      ...common,
      id: `conceal.${code}`,
      type: "context_manipulation",
      confidence: 0.5,
      grammar: [
        `${set("not")} ..1 ${set("tell")} ..6 ${set("user")}`,
        `${set("not")} ..7 ${set("tell")} ..1 ${set("user")}`,
        `${set("not")} ..5 ${set("user")} ..2 ${set("tell")}`,
        `${set("tell")} ..3 ${set("user")} ..2 ${set("not")}`,
        `^${set("user")} ..9 ${set("not")} ${set("tell")}`,
        `^${set("user")} ..9 ${set("tell")} ..1 ${set("not")}`,
        `${set("user")} ..3 ${set("tell")} ${set("not")}`,
      ],
      example: examples.conceal,
    },
    {
      ...common,
      id: `no-limits.${code}`,
      type: "role_play",
      confidence: 0.55,
      grammar: [
        `${set("you")} ..8 ${set("without")} ..3 ${set("limits")}`,
        `${set("you")} ..8 ${set("limits")} ..3 ${set("without")}`,
      ],
      example: examples.role,
    },
    {
      ...common,
      id: `task-now.${code}`,
      type: "direct_override",
      confidence: 0.55,
      grammar: [
        `${set("your")} ..1 ${set("new")} ..1 ${set("task")}`,
        `${set("your")} ..1 ${set("task")} ${set("new")}`,
        `${set("task")} ${set("new")} ${set("your")}`,
      ],
      example: examples.newTask,
    },
    {
      ...common,
      id: `stop-following.${code}`,
      type: "direct_override",
      confidence: 0.6,
      grammar: [
        `${set("stop")} ..5 ${set("follow")} ..4 ${set("rules")} ..3 ${set("ofMaker")}`,
        `${set("stop")} ..5 ${set("follow")} ..4 ${set("ofMaker")} ..3 ${set("rules")}`,
        `${set("follow")} ..8 ${set("stop")} ..6 ${set("rules")} ..4 ${set("ofMaker")}`,
        `${set("follow")} ..3 ${set("stop")} ..6 ${set("ofMaker")} ..4 ${set("rules")}`,
        `${set("ofMaker")} ..3 ${set("rules")} ..3 ${set("follow")} ..4 ${set("stop")}`,
      ],
      example: examples.stop,
    },
  ];
}
