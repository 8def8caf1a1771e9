/** What a text is to the agent that reads it. */
export const TEXT_CONTEXTS = [
  "tool-result",
  "user-input",
  "agent-instructions",
  "code",
  "document",
] as const;

export type TextContext = (typeof TEXT_CONTEXTS)[number];

/**
 * What is everyday speech in a text of a context, so that it weighs half there. Nothing that drops
 * rules, carries data out or hides an act from the user stands here: that is no one's to order.
 */
const ORDINARY: Readonly<Record<TextContext, readonly string[]>> = {
  "tool-result": [],
  "user-input": [
    "role.from-now-on",
    "role.address-model",
    "role.game-frame",
    "indirect.forced-opening",
    "indirect.forced-output",
    "indirect.whenever-asked",
    "indirect.remember-trigger",
    "tool.writes-memory",
    "encoding.answer-encoded",
    "frame.meant-for-the-machine",
    "frame.also-do",
  ],
  "agent-instructions": [
    "role.from-now-on",
    "role.address-model",
    "role.no-disclaimer",
    "role.plain-mode-switch",
    "indirect.forced-opening",
    "indirect.forced-output",
    "indirect.whenever-asked",
    "indirect.pretext",
    "tool.run-before",
    "tool.before-all-others",
    "frame.meant-for-the-machine",
    "frame.note-to-machines",
    "frame.machines-must",
    "frame.job-before-the-job",
    "frame.then-back-to-it",
    "frame.on-reading",
    "frame.also-do",
  ],
  code: [
    "delimiter.chat-template",
    "delimiter.role-tag",
    "delimiter.role-line",
    "delimiter.end-marker",
    "delimiter.end-and-begin",
    "frame.shouting-tag",
    "frame.forged-turn",
    "shape.script-in-answer",
    "shape.image-beacon-placeholder",
    "shape.image-tag-beacon",
  ],
  document: [],
};

/**
 * What nobody but the user may say to the model: data that a tool brings and that turns to the
 * reading machine, or asks for silence towards the user, weighs more than the same in a document.
 */
const TELLING_IN_RESULTS: readonly string[] = [
  "frame.note-to-machines",
  "frame.machines-must",
  "frame.on-reading",
  "frame.forged-turn",
  "frame.shouting-tag",
  "indirect.whenever-asked",
  "conceal.something",
  "tool.reads-a-key",
  "tool.carries-it-over",
  "tool.run-before",
];

const ORDINARY_FACTOR = 0.5;
/** Takes a sign of 0.4 just over the bar of `balanced`, and none of 0.35. */
const TELLING_FACTOR = 1.3;

/** How a context changes the weight of a rule's matches: 1 for not at all. */
export function contextFactor(context: TextContext, rule: string): number {
  if (ORDINARY[context].includes(rule)) return ORDINARY_FACTOR;
  return context === "tool-result" && TELLING_IN_RESULTS.includes(rule) ? TELLING_FACTOR : 1;
}

/** Every rule that a context names; a test holds them against the rules there are. */
export function rulesOfContexts(): readonly string[] {
  return [...Object.values(ORDINARY).flat(), ...TELLING_IN_RESULTS];
}
