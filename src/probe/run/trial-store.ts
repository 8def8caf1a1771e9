/** Where finished trials are kept, by their place in the plan. */
export interface TrialStore<R> {
  /** Whether the trial is done and need not be run again. */
  has(index: number): boolean;
  put(index: number, key: string, record: R): Promise<void>;
  /** Finished trials in the order of the plan. */
  inOrder(): AsyncIterable<R>;
}

/** Keeps trials in memory: for tests and for programs that embed the runner. */
export function memoryStore<R>(isDone: (record: R) => boolean = () => true): TrialStore<R> {
  const records = new Map<number, R>();
  return {
    has: (index) => {
      const record = records.get(index);
      return record !== undefined && isDone(record);
    },
    put: async (index, _key, record) => {
      records.set(index, record);
    },
    inOrder: async function* () {
      for (const index of [...records.keys()].sort((a, b) => a - b)) {
        yield records.get(index) as R;
      }
    },
  };
}
