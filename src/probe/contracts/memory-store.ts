/** One thing that an agent keeps between its sessions. */
export interface MemoryNote {
  readonly id: string;
  readonly text: string;
  /** What a defence put beside it when it was written; null without one. */
  readonly label: string | null;
}

/**
 * The memory of one agent in one trial. Each trial opens its own, empty, and no other can reach it.
 * @throws BacktrailError with code `external` when the memory itself fails: the trial is an error.
 */
export interface MemoryStore {
  write(text: string, label: string | null): Promise<void>;
  /** Notes that fit a query best, the best first, at most `limit`. */
  recall(query: string, limit: number): Promise<readonly MemoryNote[]>;
  /** Everything that it holds, oldest first; null for one that cannot be looked into. */
  all(): Promise<readonly MemoryNote[]> | null;
  /** Takes notes out. */
  remove(ids: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Memories of a run: each trial and agent has its own, empty when it is opened. */
export interface MemoryStores {
  /** As in `--memory`. */
  readonly name: string;
  /** @param key names trial and agent, the same on every try */
  open(key: string): Promise<MemoryStore>;
}
