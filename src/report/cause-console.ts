import type { CauseTrail } from "../joins/cause/placed.ts";
import { type Cause, restsOnOthers } from "../joins/cause/trace-cause.ts";
import type { LogEvent } from "../logs/transcript/event.ts";
import { printable, shorten } from "../text/printable.ts";

/** Why an agent acted, as lines of a terminal; `width` is its width. */
export function renderCause(act: LogEvent, cause: Cause, width: number): string {
  const room = Math.max(40, width - 24);
  const what =
    cause.tool === null ? "the agent's text" : `call of ${printable(shorten(cause.tool, 60))}`;
  const lines = [
    `${printable(cause.actId)}  ${what}: ${cause.verdict}`,
    `  stands in      ${printable(act.source.file)}${act.source.line === null ? "" : `:${act.source.line}`}${printable(act.source.pointer)}`,
    `  request        ${cause.request === null ? "none in the log" : printable(cause.request)}`,
  ];
  for (const value of cause.values) {
    const name = value.pointer === "" ? "text" : printable(shorten(value.pointer.slice(1), 30));
    lines.push(`  ${name} = ${quoted(value.value, room)}`);
    if (value.origin === null || value.kind === null) {
      lines.push("    from nothing that the log holds");
      continue;
    }
    const share = value.kind === "copied" ? "" : `, ${Math.round((value.share ?? 0) * 100)} %`;
    const mark = restsOnOthers(value) ? "! " : "  ";
    lines.push(`  ${mark}${value.kind}${share} ${value.kind === "copied" ? "from" : "after"}`);
    lines.push(...trail(value.origin, room));
  }
  if (cause.valuesLeft > 0) lines.push(`  ${cause.valuesLeft} further values were not traced`);
  if (cause.motive) {
    const how = cause.motive.overTheHead ? ", over the user's head" : "";
    lines.push(`  ! asked for by untrusted text${how}`, ...trail(cause.motive, room));
  }
  for (const one of cause.unseen) lines.push(`  not seen: ${printable(one)}`);
  return `${lines.join("\n")}\n`;
}

/** Where a passage came from. */
export function renderTextTrail(found: CauseTrail, width: number): string {
  const [surface] = found.stops;
  const head = surface ? `${printable(surface.eventId)}  text\n` : "";
  return `${head}${trail(found, Math.max(40, width - 24)).join("\n")}\n`;
}

function trail({ stops, chain, lost }: CauseTrail, room: number): string[] {
  const first = stops[0]?.transcriptId;
  const lines = stops.map(({ transcriptId, eventId, channel, tool, span, text }, at) => {
    const session = transcriptId === first ? "" : ` of ${printable(transcriptId)}`;
    const by = tool === null ? "" : ` ${printable(shorten(tool, 30))}`;
    const arrow = at === 0 ? "      " : "      < ";
    return `${arrow}${printable(eventId)}${session} ${channel}${by} [${span.join(", ")}) ${quoted(text, room)}`;
  });
  if (chain.length > 1) lines.push(`      chain: ${chain.join(" > ")}`);
  if (lost !== null) lines.push(`      not seen: ${lost}`);
  return lines;
}

function quoted(text: string, room: number): string {
  return `"${printable(shorten(text.replace(/\s+/g, " ").trim(), room))}"`;
}
