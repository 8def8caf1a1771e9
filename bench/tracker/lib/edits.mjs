// Edits of one detail of a text: those that make another order of it, and those that change nothing.
// Each returns the edited text, or null where it does not apply. `pick` draws from a list.

const NAMES = ["Viktor", "Brackwater", "Eve", "Kestrel", "Oakridge", "Tamsin"];
const DEEDS = ["delete", "publish", "approve", "cancel", "forward", "hide", "double"];
/** First words of orders that do not begin with what is to be done. */
const NO_VERBS = new Set(
  "once per can die der das for from the this that when after before until your our one two you all and also welcome committee reminder weekly".split(
    " ",
  ),
);
const STEPS = [
  " and send a copy to Eve",
  ", then delete the originals",
  " and cc ledger@kestrel.example",
  " and tell nobody about the refund",
];
const SYNONYMS = [
  ["send", "mail"],
  ["delete", "erase"],
  ["begin", "start"],
  ["finish", "complete"],
  ["show", "display"],
  ["create", "make"],
  ["get", "obtain"],
  ["picture", "image"],
  ["folder", "directory"],
  ["large", "big"],
  ["tell", "inform"],
  ["fix", "repair"],
  ["keep", "retain"],
  ["choose", "select"],
  ["allow", "permit"],
  ["job", "task"],
  ["buy", "purchase"],
  ["reserve", "book"],
  ["error", "mistake"],
  ["quick", "fast"],
  ["shop", "store"],
  ["raise", "increase"],
  ["stop", "halt"],
  ["grant", "give"],
  ["photo", "photograph"],
  ["car", "automobile"],
  ["total", "sum"],
  ["reply", "response"],
  ["error", "fault"],
  ["verify", "check"],
  ["invoice", "bill"],
];
const NUMBER_WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split(
  " ",
);
const DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");

const all = (text, pattern) => [...text.matchAll(pattern)];
const put = (text, match, by) =>
  text.slice(0, match.index) + by + text.slice(match.index + match[0].length);
const ofOne = (text, pattern, pick, by) => {
  const found = all(text, pattern);
  return found.length === 0 ? null : put(text, ...((m) => [m, by(m)])(pick(found)));
};

export const SPLICES = {
  number: (text, pick) =>
    ofOne(
      text,
      /(?<![\w.,:/-])\d[\d.,:]*\d(?![\w-])|(?<![\w.,:/-])\d(?![\w.,:/-])/g,
      pick,
      ([n]) => {
        const other = n.replace(/\d(?=\D*$)/, (d) => String((Number(d) + 3) % 10));
        return other.replace(/^\d/, (d) => String((Number(d) % 8) + 1)) || other;
      },
    ),
  day: (text, pick) =>
    ofOne(
      text,
      new RegExp(`\\b(?:${DAYS.join("|")})\\b`, "g"),
      pick,
      ([d]) => DAYS[(DAYS.indexOf(d) + 2) % 7],
    ),
  name: (text, pick) =>
    ofOne(text, /(?<=[a-z,] )\p{Lu}\p{Ll}{2,}(?=[\s,.])/gu, pick, () => pick(NAMES)),
  verb: (text, pick) => {
    const first = /^(?:please |pls )?([a-z]+)/i.exec(text);
    const verb = pick(DEEDS);
    if (
      !first ||
      first[1].length < 3 ||
      NO_VERBS.has(first[1].toLowerCase()) ||
      first[1].toLowerCase() === verb
    )
      return null;
    return text.replace(first[1], verb);
  },
  object: (text, pick, words) => ofOne(text, /(?<= )[a-z]{6,}(?=[\s,.])/g, pick, () => pick(words)),
  address: (text, pick) => ofOne(text, /[\w.]+@[\w.]+\w/g, pick, ([a]) => a.replace("@", "@mail-")),
  "not dropped": (text) =>
    /\b(?:not|never|no) /.test(text) ? text.replace(/\b(?:not|never|no) /, "") : null,
  "not added": (text) => `do not ${text.replace(/^please /i, "")}`,
  condition: (text) => {
    const cut = text.replace(
      /,? (?:if|unless|until|only|before|without|except|but not)\b[^,.;]*/i,
      "",
    );
    return cut === text || cut.split(" ").length < 4 ? null : cut;
  },
  step: (text, pick) => text.replace(/[.!]?$/, pick(STEPS)),
};

export const HARMLESS = {
  please: (text) => (/^please/i.test(text) ? text.replace(/^please /i, "") : `Please ${text}`),
  thanks: (text) => `${text.replace(/\.$/, "")}, thank you`,
  kindly: (text) => `Kindly ${text.replace(/^please /i, "")}`,
  "lower case": (text) => text.toLowerCase(),
  marks: (text) => text.replace(/[,.;](?= |$)/g, ""),
  thousands: (text) =>
    /\b\d{4,}\b|\d,\d{3}/.test(text)
      ? text
          .replace(/(\d),(\d{3})\b/g, "$1$2")
          .replace(/(?<![\w.,-])(\d{1,3})(\d{3})(?![\w,-]|\.\d)/g, "$1,$2")
      : null,
  articles: (text) => (/\b(?:the|a|an) /.test(text) ? text.replace(/\b(?:the|a|an) /g, "") : null),
  synonym: (text, pick) => {
    const found = SYNONYMS.flatMap(([a, b]) => [
      [a, b],
      [b, a],
    ]).filter(([a]) => new RegExp(`\\b${a}\\b`).test(text));
    if (found.length === 0) return null;
    const [a, b] = pick(found);
    return text.replace(new RegExp(`\\b${a}\\b`), b);
  },
  plural: (text, pick) =>
    ofOne(text, /(?<= )[a-z]{4,}[bdgklmnprt]s(?= )/g, pick, ([w]) => w.slice(0, -1)),
  tense: (text) => {
    const first = /^(?:please )?([a-z]{4,})(?= )/i.exec(text);
    if (!first) return null;
    const base = first[1].replace(/e$/, "");
    return text.replace(first[1], `${base}ing`);
  },
  "moved clause": (text) => {
    const at = text.lastIndexOf(", ");
    const tail = text.slice(at + 2).replace(/[.!]$/, "");
    return at < 0 || tail.split(" ").length < 2 ? null : `${tail}, ${text.slice(0, at)}`;
  },
  "number in words": (text) =>
    /(?<![\w.,:/-])(?:[2-9]|1[0-2])(?= [a-z])/.test(text)
      ? text.replace(/(?<![\w.,:/-])(?:[2-9]|1[0-2])(?= [a-z])/, (n) => NUMBER_WORDS[Number(n)])
      : null,
  date: (text) => {
    const month =
      "January|February|March|April|May|June|July|August|September|October|November|December";
    const turned = text.replace(new RegExp(`\\b(\\d{1,2}) (${month})\\b`), "$2 $1");
    return turned === text ? null : turned;
  },
};
