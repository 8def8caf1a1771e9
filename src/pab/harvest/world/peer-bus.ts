import { BacktrailError } from "../../../formats/error.ts";
import type { TaintedText } from "../tainted-text.ts";

/** Messages between agents: every peer has a queue, first in, first out. */
export class PeerBus {
  readonly #queues = new Map<string, TaintedText[]>();

  post(peer: string, message: TaintedText): void {
    this.#queues.set(peer, [...(this.#queues.get(peer) ?? []), message]);
  }

  /** @throws BacktrailError with code `io` when nothing waits. */
  receive(peer: string): TaintedText {
    const message = this.#queues.get(peer)?.shift();
    if (message) return message;
    throw new BacktrailError({
      code: "io",
      where: peer,
      message: "no message waits for this peer",
    });
  }
}
