import { letsThrough, treatedOf } from "../../battery/treated.ts";
import type { ProbeDefense } from "../../contracts/defense.ts";
import type { DefenseOverhead, MemoryDefense } from "../../contracts/memory-defense.ts";
import type { MemoryNote } from "../../contracts/memory-store.ts";

/** No defence at all. */
export const NO_MEMORY_DEFENSE: MemoryDefense = {
  name: "none",
  rationale: "the agent as it is",
};

/** A defence of the agent where outside data are read. */
export function atRead(defense: ProbeDefense): MemoryDefense {
  return { name: `read:${defense.name}`, rationale: defense.rationale, read: defense };
}

/** The same where notes are shown again: each is treated as if it came from outside. */
export function atRecall(defense: ProbeDefense): MemoryDefense {
  return {
    name: `recall:${defense.name}`,
    rationale: defense.rationale,
    recall: async (notes, context) => {
      const shown: MemoryNote[] = [];
      const overheads: DefenseOverhead[] = [];
      let systemNote: string | undefined;
      let screenFailed = false;
      for (const note of notes) {
        const treated = treatedOf(await defense.apply(note.text, context), defense.name);
        if (treated.overhead) overheads.push(treated.overhead);
        if (treated.status === "blocked") continue;
        shown.push({ ...note, text: treated.data });
        systemNote = treated.systemNote ?? systemNote;
        screenFailed ||= treated.screenFailed === true;
      }
      const said = systemNote === undefined ? {} : { systemNote };
      const reason = `${defense.name} held it back`;
      return { notes: shown, reason, overheads, screenFailed, ...said };
    },
  };
}

/** The same where a call is made, by its filter of calls. */
export function atAct(defense: ProbeDefense): MemoryDefense {
  return {
    name: `act:${defense.name}`,
    rationale: defense.rationale,
    act: (call, context) =>
      letsThrough(defense.allowsCall?.(call, context), defense.name)
        ? { pass: true }
        : { pass: false, reason: `${defense.name} vetoed the call` },
  };
}

/** The memory is written and never shown again: the sandbox of arXiv 2605.08442. */
export const RECALL_NOTHING: MemoryDefense = {
  name: "recall:nothing",
  rationale: "what is not recalled cannot be obeyed, nor used",
  recall: () => ({ notes: [], reason: "nothing is recalled" }),
};
