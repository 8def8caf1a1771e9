import type { PageBlock, PageDocument } from "../../../formats/page.ts";
import { boundedBlock } from "./bounded-block.ts";
import { counted, headOf, mostOf } from "./choose.ts";
import type { Limits } from "./limits.ts";

/** A document as large as a page bears. */
export function boundedDocument<D extends Omit<PageDocument, "id">>(
  document: D,
  limits: Limits,
): D {
  const traces = document.blocks.filter(({ type }) => type === "trace");
  const shown = new Set(mostOf(traces, limits.conversations, restsOnOthers));
  const blocks = document.blocks.filter((block) => block.type !== "trace" || shown.has(block));
  const gone = traces.length - shown.size;
  return {
    ...withShortTexts(document, limits.text, ["blocks"]),
    threats: [
      ...(gone === 0
        ? []
        : [
            `${counted(shown.size)} of ${counted(traces.length)} conversations are on this page, those with a trail from untrusted text first; the verdict counts all.`,
          ]),
      ...firstOf(document.threats, limits.sentences, (more) => `And ${more} more such sentences.`),
    ].map((one) => shortened(one, limits.text)),
    facts: firstOf(document.facts, limits.sentences, (more) => ({
      name: "And",
      value: `${more} more`,
    })),
    blocks: blocks.map((block) =>
      withShortTexts(boundedBlock(block, limits), limits.text, ["events", "input", "order"]),
    ),
  };
}

function restsOnOthers(block: PageBlock): number {
  return block.type === "trace" && block.trails.some(({ untrusted }) => untrusted) ? 1 : 0;
}

function firstOf<T>(all: readonly T[], most: number, rest: (more: string) => T): readonly T[] {
  return all.length <= most
    ? all
    : [...all.slice(0, most - 1), rest(counted(all.length - most + 1))];
}

/** The value with each long text cut, which says so; fields of these names stay as they are. */
function withShortTexts<V>(value: V, most: number, but: readonly string[]): V {
  return shortTexts(value, most, but) as V;
}

function shortTexts(value: unknown, most: number, but: readonly string[]): unknown {
  if (typeof value === "string") return shortened(value, most);
  if (Array.isArray(value)) return value.map((one) => shortTexts(one, most, but));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => [
    name,
    but.includes(name) ? one : shortTexts(one, most, but),
  ]);
  return withinText(value, Object.fromEntries(entries), most);
}

/** What was sent, cut: its payload is marked in what is left of it, never in the words about the cut. */
function withinText(whole: object, cut: object, most: number): object {
  if (!("payload" in whole && "data" in whole) || !Array.isArray(whole.payload)) return cut;
  const kept = typeof whole.data === "string" ? headOf(whole.data, most).length : 0;
  const [from, to] = whole.payload.map((at) => Math.min(Number(at), kept));
  return { ...cut, payload: from === to ? null : [from, to] };
}

function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${headOf(text, most)}\n[cut for this page: ${counted(text.length - most)} more characters]`;
}
