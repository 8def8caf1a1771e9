import type { z } from "zod";
import type { EvalDocumentSchema, FloorsDocumentSchema } from "../../formats/pab-report.ts";
import type { Check } from "./check.ts";

const STATUS = { pass: "passed", warn: "skipped", fail: "failed" } as const;

/** A check a floor and a soundness test. A warning fails nothing and is no pass. */
export function floorsChecks({ floors, soundness }: z.infer<typeof FloorsDocumentSchema>): Check[] {
  return [
    ...floors.map(({ name, status, measured: { k, n }, relation, bound, why }) => ({
      name,
      status: STATUS[status],
      message: `${k}/${n}, must be ${relation} ${bound}: ${why}`,
    })),
    ...soundness.map(({ name, status, measured: { k, n }, expected, why }) => ({
      name,
      status: STATUS[status],
      message: `${k}/${n}, expected ${expected}: ${why}`,
    })),
  ];
}

const GATES = {
  max_uar: "UAR at most",
  max_fbr: "FBR at most",
  min_origin_accuracy: "origin accuracy at least",
} as const;

/** A check a bound that was asked for; what was not measured fails. */
export function evalChecks({ gates, errors }: z.infer<typeof EvalDocumentSchema>): Check[] {
  const broken = errors.points.k;
  return [
    ...gates.map(
      ({ gate, bound, measured: { k, n }, passed }): Check => ({
        name: `${GATES[gate]} ${bound}`,
        status: passed ? "passed" : "failed",
        message: n === 0 ? "not measured" : `${k}/${n}`,
      }),
    ),
    ...(broken === 0
      ? []
      : [
          {
            name: "answers",
            status: broken === errors.points.n ? "error" : "skipped",
            message: `${broken} of ${errors.points.n} points were not answered`,
          } as const,
        ]),
  ];
}
