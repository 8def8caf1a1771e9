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
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      but.includes(name) ? one : shortTexts(one, most, but),
    ]),
  );
}

function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${headOf(text, most)}\n[cut for this page: ${counted(text.length - most)} more characters]`;
}
