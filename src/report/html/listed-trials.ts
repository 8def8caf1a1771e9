import { createReadStream } from "node:fs";
import { z } from "zod";
import { scanJsonRows } from "../../formats/json-rows.ts";
import type { PageTrial } from "../../formats/page-trials.ts";
import { parseWith } from "../../formats/parse.ts";
import type { MemoryRecord, UtilityRecord } from "../../formats/trial-journal.ts";
import { type UtilityRow, utilityOutcomeOf } from "../../formats/utility-results.ts";
import type { ListedTrial } from "./trial-list.ts";
import { argsText, cut } from "./trial-text.ts";

/** A trial of honest work as a list shows it. */
export function utilityTrial({ row, note, seen, ...said }: UtilityRecord): ListedTrial {
  return {
    trial: {
      ...commonOf(said),
      name: `${row.defense}: ${row.task}, repeat ${row.iteration + 1}`,
      group: row.defense,
      outcome: row.outcome,
      decided: row.outcome === "error" ? FAILED : "the check of the task",
      reason: row.reason,
      turns: [],
      notes: note === "" ? [] : [note],
    },
    sent:
      seen?.data == null ? null : { request: seen.request, data: cut(seen.data), payload: null },
  };
}

/** A trial over several sessions as a list shows it: what either agent read stands before its calls. */
export function memoryTrial({ row, planted, events, acts, ...said }: MemoryRecord): ListedTrial {
  const stopped =
    row.stoppedAt === null ? [] : [`Stopped at ${row.stoppedAt}: ${row.stoppedBecause}`];
  return {
    trial: {
      ...commonOf(said),
      name: `${row.defense}: ${row.scenario}, ${row.arm.replaceAll("_", " ")}, ${row.fill} notes, repeat ${row.repeat + 1}`,
      group: row.defense,
      outcome: row.outcome,
      decided: row.outcome === "error" ? FAILED : "the stages of the scenario",
      reason: row.reason,
      turns: events.map(({ channel, actor, content, session }) => ({
        role: `session ${session + 1}, ${channel} (${actor})`,
        text: cut(content),
      })),
      calls: acts.map(({ name, args, session }) => ({
        name: `session ${session + 1}: ${name}`,
        args: cut(argsText(args)),
      })),
      notes: [...(row.note === "" ? [] : [row.note]), ...stopped],
    },
    sent: planted === "" ? null : { request: null, data: cut(planted), payload: null },
  };
}

const FAILED = "nobody: the trial failed";

function commonOf({
  reply,
  toolCalls,
  evidence,
}: Pick<UtilityRecord, "reply" | "toolCalls" | "evidence">): Pick<
  PageTrial,
  "reply" | "calls" | "evidence"
> {
  return {
    reply: reply === null ? null : cut(reply),
    calls: toolCalls?.map(({ name, args }) => ({ name, args: cut(argsText(args)) })) ?? null,
    evidence: cut(evidence),
  };
}

const UtilityEndSchema = z.object({
  defense: z.string(),
  task_id: z.string(),
  iteration: z.number(),
  outcome: z.string(),
});

/** How each trial of honest work ended, as its run made of it: keys by `utilityKey`. */
export async function utilityEnds(path: string): Promise<Map<string, UtilityRow["outcome"]>> {
  const ends = new Map<string, UtilityRow["outcome"]>();
  await scanJsonRows(createReadStream(path), {
    where: path,
    list: "rows",
    onRow: (value, number) => {
      const row = parseWith(UtilityEndSchema, value, `${path}: row ${number}`);
      const outcome = utilityOutcomeOf(row.outcome);
      if (outcome !== null) ends.set(utilityKey(row.defense, row.task_id, row.iteration), outcome);
    },
  });
  return ends;
}

/** A trial of honest work by its names. */
export function utilityKey(defense: string, taskId: string, iteration: number): string {
  return JSON.stringify([defense, taskId, iteration]);
}
