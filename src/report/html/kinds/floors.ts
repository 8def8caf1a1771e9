import { FloorsDocumentSchema } from "../../../formats/pab-report.ts";
import { pointerTo, rateFigure } from "../figure.ts";
import { pageKind } from "../page-kind.ts";

/** `pab floors --json`. */
export const floorsKind = pageKind("Floors", "pab floors", FloorsDocumentSchema, (document) => {
  const checks = [...document.floors, ...document.soundness];
  const failed = checks.filter(({ status }) => status === "fail");
  const warned = checks.filter(({ status }) => status === "warn");
  return {
    name: document.split,
    verdict: {
      tone: document.ok ? "clear" : "finding",
      word: document.ok ? "The instrument is sound here" : "The instrument is not sound here",
      sentence: `${checks.length - failed.length - warned.length} of ${checks.length} checks passed, ${warned.length} warned, ${failed.length} failed${failed.length > 0 ? `: ${failed.map(({ name }) => name).join(", ")}` : ""}.`,
    },
    threats: document.floors.flatMap(({ name, notes }) => notes.map((note) => `${name}: ${note}`)),
    blocks: [
      {
        type: "table",
        title: "Floors",
        note: "What two defences must score by how they are built; another score means that the format leaks.",
        columns: [
          { name: "Floor", kind: "text" },
          { name: "Measured", kind: "figure" },
          { name: "Must be", kind: "text" },
          { name: "Status", kind: "text" },
          { name: "Why", kind: "text" },
        ],
        rows: document.floors.map(({ name, measured, relation, bound, status, why }, at) => [
          name,
          rateFigure(measured, pointerTo("floors", at, "measured")),
          `${relation} ${bound}`,
          status,
          why,
        ]),
      },
      {
        type: "table",
        title: "Soundness",
        columns: [
          { name: "Check", kind: "text" },
          { name: "Measured", kind: "figure" },
          { name: "Expected", kind: "number" },
          { name: "Status", kind: "text" },
          { name: "Why", kind: "text" },
        ],
        rows: document.soundness.map(({ name, measured, expected, status, why }, at) => [
          name,
          rateFigure(measured, pointerTo("soundness", at, "measured")),
          expected,
          status,
          why,
        ]),
      },
    ],
  };
});
