import type { LogEvent, Transcript } from "../transcript/event.ts";
import { RecentMap } from "../transcript/recent-map.ts";
import { changesBetween, type Definition, definitionOf, fingerprintOf } from "./definition.ts";

/** Definitions remembered; beyond it the oldest are forgotten. */
const KEPT = 20_000;

/** A tool whose definition became another one. */
export interface DefinitionChange {
  /** With its server, where the log names it. */
  readonly tool: string;
  readonly file: string;
  readonly event_id: string;
  readonly previous_file: string;
  readonly previous_event_id: string;
  readonly fingerprint: string;
  readonly previous_fingerprint: string;
  readonly changes: readonly string[];
  /** Calls of the tool between the two definitions, in the transcript of the later one. */
  readonly calls_before: number;
}

interface Known {
  readonly definition: Definition;
  readonly file: string;
  readonly eventId: string;
}

/**
 * Watches the tool definitions of logs: one that changes during a session or between sessions is
 * how a server that was trusted once becomes another. Tools of a named server are compared across
 * files, others only within a file, for two agents may call different tools by one name.
 */
export class DefinitionWatch {
  readonly #known = new RecentMap<Known>(KEPT);

  /** The changes that a transcript shows, in order; transcripts are to come in their order. */
  see({ file, events }: Transcript): DefinitionChange[] {
    const changes: DefinitionChange[] = [];
    for (const [at, event] of events.entries()) {
      const definition = event.kind === "definition" ? definitionOf(event.content ?? "") : null;
      if (definition === null) continue;
      const key = event.actor.includes("/") ? event.actor : `${file}\0${event.actor}`;
      const before = this.#known.get(key);
      const different = before ? changesBetween(before.definition, definition) : [];
      this.#known.set(key, { definition, file, eventId: event.eventId });
      if (!before || different.length === 0) continue;
      changes.push({
        tool: event.actor,
        file,
        event_id: event.eventId,
        previous_file: before.file,
        previous_event_id: before.eventId,
        fingerprint: fingerprintOf(definition),
        previous_fingerprint: fingerprintOf(before.definition),
        changes: different,
        calls_before: callsOf(events.slice(0, at), event.actor),
      });
    }
    return changes;
  }
}

function callsOf(events: readonly LogEvent[], actor: string): number {
  const name = actor.split("/").at(-1);
  return events.filter(({ kind, tool }) => kind === "call" && tool === name).length;
}
