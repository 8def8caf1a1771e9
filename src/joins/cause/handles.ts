/** What somebody or something is reached by. */
export type HandleKind = "mail" | "link" | "account";

export interface Handle {
  readonly kind: HandleKind;
  readonly text: string;
}

const KINDS: readonly (readonly [HandleKind, RegExp])[] = [
  ["mail", /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
  ["link", /(?:https?:\/\/|(?<![\w.-])www\.)[^\s"'`<>()[\]{}|]+/gi],
  ["account", /(?<![\w-])(?:[A-Z]{2}\d{2}(?: ?[A-Z0-9]{2,4}){2,8}|\d{8,})(?![\w-])/g],
];

/** The addresses, links and account numbers of a text, each once. */
export function handlesIn(text: string): Handle[] {
  const found = new Map<string, Handle>();
  for (const [kind, pattern] of KINDS)
    for (const [match] of text.matchAll(pattern)) {
      const plain = match.replace(/[.,;:!?]+$/, "");
      if (!found.has(plain)) found.set(plain, { kind, text: plain });
    }
  return [...found.values()];
}

/** Whether a whole value is an address, a link or an account number. */
export function isHandle(value: string): boolean {
  const plain = value.trim();
  return handlesIn(plain).some(({ text }) => text.length >= plain.length);
}
