import { describe, expect, it } from "vitest";
import { MEMORY_STAGES } from "../../formats/memory-scenario.ts";
import type { MemoryRecord } from "../../formats/trial-journal.ts";
import { NO_MEMORY_DEFENSE } from "../agent/memory/defense-places.ts";
import { inProcessStores } from "../agent/memory/in-process-store.ts";
import { DEFAULT_RETRY } from "../attempt/retry.ts";
import { MEMORY_SCENARIOS } from "../battery/memory/scenarios.ts";
import type { Arrival, Sighting, Witness } from "../contracts/witness.ts";
import { type MemoryPlan, memoryTrials } from "./memory-trials.ts";
import { runTrials } from "./run-trials.ts";

const ALL: Sighting = {
  ...{ toolCalls: [], whole: true, modelRead: ["Hello."], readWhole: false, arrivals: null },
};

/** A run of one trial whose agent says "Done.", seen by a witness that tells of each conversation. */
async function recordOf(
  seen: (conversation: number) => Sighting,
  late: readonly Arrival[] = [],
): Promise<{ record: MemoryRecord | undefined; begun: string[] }> {
  const begun: string[] = [];
  let tell: (key: string, arrival: Arrival) => void = () => undefined;
  const witness: Witness = {
    begin: (key, conversation = -1) => {
      begun.push(`${key} ${conversation}`);
      return {
        context: { id: String(conversation), headers: {}, sink: null },
        collect: async () => seen(conversation),
      };
    },
    follow: (take) => {
      tell = take;
      return async () => undefined;
    },
  };
  const plan: MemoryPlan = {
    ...{ defenses: [{ name: "none", open: () => NO_MEMORY_DEFENSE }], arms: ["attack"] },
    ...{ scenarios: MEMORY_SCENARIOS.filter(({ id }) => id === "write_back_note"), fills: [2] },
    ...{ stores: inProcessStores, repeats: 1, simulated: false, price: null, timeoutMs: null },
    ...{ concurrency: 1, rpm: null, seed: 1, maxCostUsd: null, witness },
    retry: { ...DEFAULT_RETRY, maxRetries: 0 },
    agent: {
      ...{ maxRounds: 5, temperature: 0, maxOutputTokens: 100, prefillTool: true },
      ...{ ownMemory: true, memoryTools: ["save_memory"] },
    },
    backend: ({ contextOf }) => ({
      ...{ name: "told", model: "told", simulated: false },
      call: async ({ conversation = -1 }) => {
        expect(contextOf?.(conversation).id).toBe(String(conversation));
        return {
          ...{ status: "answered", text: "Done.", toolCalls: [], writtenCalls: [], warnings: [] },
          ...{ observedCalls: null, notes: [], usage: { inputTokens: null, outputTokens: null } },
        };
      },
      close: async () => undefined,
    }),
  };
  const done = await runTrials(memoryTrials, plan, {
    onRecord: ({ row: { defense, scenario, fill, arm, repeat } }) => {
      for (const one of late) tell([defense, scenario, fill, arm, repeat].join("/"), one);
    },
  });
  const records: MemoryRecord[] = [];
  for await (const record of done.records()) records.push(record);
  return { record: records[0], begun };
}

const outcomeOf = (record: MemoryRecord | undefined) => [
  record?.row.outcome,
  record?.row.stages.executed.state,
  record?.row.stages.persisted.state,
];

describe("a trial of the memory scan with a witness", () => {
  it("is watched conversation by conversation, that of its notes too", async () => {
    const { record, begun } = await recordOf(() => ALL);
    const key = "none/write_back_note/2/attack/0";
    expect(begun).toEqual([0, 1, 2].map((conversation) => `${key} ${conversation}`));
    expect(outcomeOf(record)).toEqual(["resisted", "not_reached", "not_reached"]);
  });

  it("did not hold what its telemetry told of only afterwards", async () => {
    const what = "call of send_mail, told late";
    const { record } = await recordOf(() => ALL, [{ over: "telemetry", what }]);
    expect(outcomeOf(record)).toEqual(["not_observed", "not_observed", "not_observed"]);
    expect(record?.row.note).toContain("told_late");
    expect(record?.row.stages.exposed.state).toBe("reached");
  });

  it("did not hold what one of its sessions did not show", async () => {
    const blind = { ...ALL, toolCalls: null, modelRead: null };
    const { record } = await recordOf((conversation) => (conversation === 2 ? blind : ALL));
    expect(outcomeOf(record)).toEqual(["not_observed", "not_observed", "not_reached"]);
    const first = await recordOf((conversation) => (conversation === 1 ? blind : ALL));
    // Its later session was seen whole; what the first one wrote was not.
    expect(outcomeOf(first.record)).toEqual(["resisted", "not_reached", "not_observed"]);
  });

  it("was exposed to what its telemetry says that the model read, and to nothing else", async () => {
    const { record } = await recordOf(() => ({ ...ALL, readWhole: true }));
    expect([record?.row.outcome, record?.row.stages.exposed.state]).toEqual([
      "not_delivered",
      "not_reached",
    ]);
    expect(MEMORY_STAGES.filter((stage) => record?.row.stages[stage].state === "reached")).toEqual(
      [],
    );
  });
});
