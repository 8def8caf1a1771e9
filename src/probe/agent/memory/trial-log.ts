import type { MemoryStage } from "../../../formats/memory-scenario.ts";
import type { Channel } from "../../../formats/pab.ts";
import type { DefenseOverhead, SeenEvent, Stop } from "../../contracts/memory-defense.ts";
import type { ToolCall } from "../../contracts/tool-call.ts";
import { addSpent, NOTHING_SPENT, type Spent } from "../agent-run.ts";
import type { MemoryAct } from "./memory-run.ts";
import type { StageWatch } from "./stage-watch.ts";

/** What is written down while a trial goes on. */
export class TrialLog {
  readonly watch: StageWatch;
  readonly events: SeenEvent[] = [];
  readonly stops: Stop[] = [];
  readonly acts: MemoryAct[] = [];
  /** Calls that were carried out, each with the number of events that stood before it. */
  readonly done: { readonly call: ToolCall; readonly after: number }[] = [];
  readonly notes = new Set<string>();
  spent: Spent = NOTHING_SPENT;
  overhead: Spent = NOTHING_SPENT;
  session = 0;
  #unsent: (readonly [stage: MemoryStage, text: string])[] = [];

  constructor(watch: StageWatch) {
    this.watch = watch;
  }

  /** A text that is about to enter the context; it is looked at for `stage` once it was sent. */
  enter(channel: Channel, actor: string, content: string, stage: MemoryStage | null = null): void {
    const eventId = `e${this.events.length + 1}`;
    this.events.push({ eventId, channel, actor, content, session: this.session });
    if (stage !== null) this.#unsent.push([stage, content]);
  }

  /** What has been entered stands in a request that went out. */
  sent(): void {
    for (const [stage, text] of this.#unsent) this.watch.look(stage, this.session, text);
    this.#unsent = [];
  }

  /** What of it the model read, as its own telemetry tells, in place of what was sent. */
  read(text: string): void {
    for (const [stage] of this.#unsent) this.watch.look(stage, this.session, text);
    this.#unsent = [];
  }

  /** A defence let something not go on; it counts where that carried what was planted. */
  stop(place: Stop["place"], reason: string, texts: readonly string[]): void {
    if (texts.some((text) => this.watch.carries(text) !== null)) {
      this.stops.push({ place, session: this.session, reason });
    }
  }

  /** A call that was carried out. */
  did(call: ToolCall): void {
    this.done.push({ call, after: this.events.length });
  }

  /** A call, or an answer, that did what was planted. */
  act(call: ToolCall): void {
    const after = this.done.find((one) => one.call === call)?.after ?? this.events.length;
    this.acts.push({ session: this.session, after, call });
  }

  /** What a defence's own model calls took. */
  spend(overhead: DefenseOverhead | undefined): void {
    if (overhead) this.overhead = addSpent(this.overhead, { calls: 1, ...overhead });
  }
}
