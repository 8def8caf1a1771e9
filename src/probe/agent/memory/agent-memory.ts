import { CUT_BY_LENGTH } from "../../../formats/remark.ts";
import { deriveSeed } from "../../../random/random.ts";
import type { Failed } from "../../attempt/attempt.ts";
import type { MemoryDefense, MemoryDefenseContext } from "../../contracts/memory-defense.ts";
import type { MemoryNote, MemoryStore } from "../../contracts/memory-store.ts";
import { addSpent, spentOn } from "../agent-run.ts";
import type { AskModel } from "../model-call.ts";
import { compactionRequest, notesText } from "./memory-texts.ts";
import type { TrialLog } from "./trial-log.ts";

/** Notes that a tool brings at most. */
const FOUND = 5;
/** Notes that are shown at the start of a session at most, the newest. */
const SHOWN = 20;

/** The memory of one agent in one trial, with the defence at its two doors. */
export class AgentMemory {
  readonly #store: MemoryStore;
  readonly #defense: MemoryDefense;
  readonly #log: TrialLog;
  readonly #fill: ReadonlySet<string>;
  /** What the defence says in the system prompt beside notes that it lets be shown. */
  systemNote: string | null = null;

  /** @param store with its legitimate notes already in it */
  constructor(
    store: MemoryStore,
    defense: MemoryDefense,
    log: TrialLog,
    filled: readonly MemoryNote[],
  ) {
    this.#store = store;
    this.#defense = defense;
    this.#log = log;
    this.#fill = new Set(filled.map(({ id }) => id));
  }

  /** Writes what the defence lets through. @returns what the agent is told */
  async write(text: string, context: MemoryDefenseContext): Promise<string> {
    const given = (await this.#defense.write?.(text, context)) ?? { pass: true as const };
    this.#log.spend(given.overhead);
    if (!given.pass) {
      this.#log.stop("write", given.reason, [text]);
      this.#log.watch.note("persisted", this.#log.session, null);
      return "This was not kept.";
    }
    await this.#store.write(text, given.label ?? null);
    this.#log.watch.look("persisted", this.#log.session, text);
    return "Kept.";
  }

  /** What is shown for a query, as the model reads it; an empty one asks for the newest. */
  async recall(query: string, context: MemoryDefenseContext): Promise<string> {
    const found = await this.#store.recall(query, query.trim() === "" ? SHOWN : FOUND);
    const passage = await this.#defense.recall?.(found, context);
    if (!passage) return notesText(found);
    for (const overhead of passage.overheads ?? []) this.#log.spend(overhead);
    if (passage.screenFailed === true) this.#log.notes.add("screen_failed");
    const shown = notesText(passage.notes);
    if (this.#log.watch.carries(shown) === null) {
      this.#log.stop("recall", passage.reason, [notesText(found)]);
    }
    if (passage.systemNote !== undefined && passage.notes.length > 0) {
      this.systemNote = passage.systemNote;
    }
    return shown;
  }

  /** Looks whether what was planted is still there; not where nobody can look. */
  async lookFor(): Promise<void> {
    const held = await this.#store.all();
    if (held !== null) this.#log.watch.look("survived", this.#log.session, notesText(held));
  }

  /**
   * Lets the model rewrite what the agent has noted so far. The new notes carry every label of the
   * old ones: rewriting makes nothing more trusted. What cannot be looked into stays as it is, and
   * so do all notes where the rewriting was blocked or cut.
   * @returns the failure of the model, after which nothing is known of what would have survived
   */
  async compact(ask: AskModel, seed: number): Promise<Failed | null> {
    const held = await this.#store.all();
    if (held === null) {
      this.#log.notes.add("not_compacted");
      return null;
    }
    const own = held.filter(({ id }) => !this.#fill.has(id));
    if (own.length === 0) return null;
    const { system, text } = compactionRequest(own);
    const { report, latencyMs } = await ask({
      system,
      messages: [{ role: "user", text }],
      tools: [],
      temperature: 0,
      maxOutputTokens: 400,
      seed: deriveSeed(seed, "compaction"),
    });
    this.#log.spent = addSpent(this.#log.spent, spentOn(report, latencyMs));
    if (report.status === "failed") return report;
    // A rewriting that our limit cut would lose notes that the agent had kept.
    const isCut = report.status === "answered" && report.notes?.includes(CUT_BY_LENGTH) === true;
    if (report.status !== "answered" || isCut) {
      this.#log.notes.add("not_compacted");
      return null;
    }
    await this.#store.remove(own.map(({ id }) => id));
    const labels = [...new Set(own.flatMap(({ label }) => (label === null ? [] : [label])))];
    const label = labels.length === 0 ? null : labels.join("; ");
    for (const line of report.text.split("\n")) {
      const note = line.replace(/^[-*\s]+/, "").trim();
      if (note !== "") await this.#store.write(note, label);
    }
    return null;
  }

  close(): Promise<void> {
    return this.#store.close();
  }
}
