import type { MemoryNote, MemoryStore, MemoryStores } from "../../contracts/memory-store.ts";
import { rankNotes } from "./rank-notes.ts";

/** Memories that live in this process and are found by their words: each is a list of its own. */
export const inProcessStores: MemoryStores = {
  name: "in-process",
  open: async () => inProcessStore(),
};

function inProcessStore(): MemoryStore {
  let notes: readonly MemoryNote[] = [];
  let written = 0;
  return {
    write: async (text, label) => {
      written += 1;
      notes = [...notes, { id: `n${written}`, text, label }];
    },
    recall: async (query, limit) => rankNotes(query, notes, limit),
    all: async () => notes,
    remove: async (ids) => {
      notes = notes.filter(({ id }) => !ids.includes(id));
    },
    close: async () => undefined,
  };
}
