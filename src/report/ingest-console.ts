import { placeOf } from "../pab/corpus/finding.ts";
import { countFindings, type IngestReport } from "../pab/ingest.ts";
import { printable } from "../text/printable.ts";

/** A report as lines: one a finding, and a summary. Quoted parts of the corpus are made printable. */
export function ingestLines(report: IngestReport): string[] {
  const fatal = countFindings(report, "FATAL");
  const { traces, instructions } = report.counts;
  return [
    ...report.findings.map(
      (item) =>
        `${item.severity.padEnd(7)}  ${printable(placeOf(item))}  ${subject(item.instruction, item.trace, item.event)}${printable(item.message)}  [${item.code}]`,
    ),
    `${report.ok ? "OK" : "REFUSED"}: ${printable(report.dir)}: ${traces} traces, ${instructions} instructions, ${fatal} fatal, ${countFindings(report, "WARNING")} warnings`,
  ];
}

function subject(instruction?: string, trace?: string, event?: string): string {
  if (instruction !== undefined) return `${printable(instruction)}: `;
  if (event !== undefined) return `event ${printable(event)}: `;
  return trace === undefined ? "" : `${printable(trace)}: `;
}
