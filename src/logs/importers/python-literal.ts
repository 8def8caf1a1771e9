const TOKEN =
  /\s*(?:('(?:[^'\\]|\\.)*')|("(?:[^"\\]|\\.)*")|(True|False|None)|(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)|([{}[\]:,]))/giy;
const WORDS: Readonly<Record<string, string>> = { True: "true", False: "false", None: "null" };
const LONGEST = 1 << 16;

/** A dictionary or list as Python prints it, as data; null for any other text. */
export function pythonLiteral(value: unknown): object | null {
  if (typeof value !== "string" || !/^[{[]/.test(value) || value.length > LONGEST) return null;
  let json = "";
  TOKEN.lastIndex = 0;
  const text = value.trimEnd();
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text);
    if (token === null) return null;
    const [, single, double, word, number, mark] = token;
    const quoted = single ?? double;
    json += quoted === undefined ? (WORDS[word ?? ""] ?? number ?? mark ?? "") : stringOf(quoted);
  }
  try {
    const data: unknown = JSON.parse(json);
    return typeof data === "object" ? data : null;
  } catch {
    return null;
  }
}

/** Escapes that JSON does not have are undone first. */
function stringOf(quoted: string): string {
  const inner = quoted
    .slice(1, -1)
    .replace(/\\x([0-9a-f]{2})/gi, "\\u00$1")
    .replace(/\\'/g, "'")
    .replace(/(?<!\\)((?:\\\\)*)"/g, '$1\\"');
  return `"${inner}"`;
}
