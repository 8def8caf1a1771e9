import type { z } from "zod";
import type { TableBlock } from "../../formats/page.ts";
import type { JudgeCorrectionSchema } from "../../formats/scan-document.ts";
import { rateOf } from "../../stats/rate.ts";
import { pointerTo, rateFigure } from "./figure.ts";

interface Corrected {
  readonly label: string;
  readonly correction: z.output<typeof JudgeCorrectionSchema>;
  readonly path: readonly (string | number)[];
}

/** Rates without the errors that their judge is known to make; no block where there are none. */
export function judgeCorrections(rows: readonly Corrected[]): TableBlock[] {
  if (rows.length === 0) return [];
  const number = (name: string) => ({ name, kind: "number" as const });
  const figure = (name: string) => ({ name, kind: "figure" as const });
  return [
    {
      type: "table",
      title: "Corrected for the judge",
      note: "By Rogan and Gladen, if the judge errs here as it did on the labelled replies; the rates above are as it judged.",
      columns: [
        { name: "Of", kind: "text" },
        number("Corrected rate"),
        number("Low"),
        number("High"),
        figure("Leaks that the judge knew"),
        figure("Holds that the judge knew"),
      ],
      rows: rows.map(({ label, correction: { rate, ci95, sensitivity, specificity }, path }) => [
        label,
        rate,
        ci95?.[0] ?? null,
        ci95?.[1] ?? null,
        rateFigure(rateOf(sensitivity.k, sensitivity.n), pointerTo(...path, "sensitivity")),
        rateFigure(rateOf(specificity.k, specificity.n), pointerTo(...path, "specificity")),
      ]),
    },
  ];
}
