import { readFileSync } from "node:fs";

/** An ordinary wrapping of a text; `as` says how the text is written inside it. */
export interface Carrier {
  readonly name: string;
  readonly as: string;
  readonly text: string;
}

export const CARRIERS: readonly Carrier[] = JSON.parse(
  readFileSync(new URL("../fixtures/detect/carriers.json", import.meta.url), "utf8"),
);

/** The attack inside the carrier. `filler` is the ordinary text of the long carriers. */
export function carried(carrier: Carrier, attack: string, filler: string): string {
  const { as } = carrier;
  if (as === "long-start") return `${attack}\n${filler}`;
  if (as === "long-end") return `${filler}\n${attack}`;
  if (as === "long-middle") {
    const at = filler.indexOf("\n", filler.length >> 1);
    return `${filler.slice(0, at)}\n${attack}\n${filler.slice(at)}`;
  }
  return carrier.text.replace("{}", () => written(as, attack));
}

function written(as: string, attack: string): string {
  const json = (text: string) => JSON.stringify(text).slice(1, -1);
  const flat = attack.replace(/\s*\n\s*/g, " ");
  switch (as) {
    case "json":
      return json(attack);
    case "json2":
      return json(json(attack));
    case "python":
      return json(attack).replace(/\\"/g, '"').replace(/'/g, "\\'");
    case "quote":
      return attack.replace(/"/g, "'");
    case "line":
      return flat;
    case "line-quote":
      return flat.replace(/"/g, "'");
    case "cell":
      return flat.replace(/\|/g, "\\|");
    case "csv":
      return attack.replace(/"/g, '""');
    case "html":
      return attack.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
    default:
      return attack;
  }
}

const PARAGRAPHS = [
  "The committee met on Tuesday and read the report on the new library. Nobody had a question.",
  "Our security policy names three threats: loss, theft and fire. The sandbox of the compliance team holds a copy.",
  "An attack on the detector was found in a benchmark of large models; the guardrail held, and the paper discusses why.",
  "To install, run the script and follow the manual. The previous version printed a warning, the present one does not.",
  "const area = (r) => 3.14 * r * r; // see the test below",
  "The vulnerability was fixed in version 2.1. An attacker could have read the log; payloads were not changed.",
];

/** Ordinary paragraphs, some about security, up to a length in UTF-16 units. */
export function ordinaryText(length: number): string {
  let text = "";
  for (let at = 0; text.length < length; at += 1)
    text += `${PARAGRAPHS[at % PARAGRAPHS.length]}\n\n`;
  return text.slice(0, length);
}
