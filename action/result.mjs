import { readFileSync } from "node:fs";

/** The report, or null when it is not there or no report. */
export function readReport(path) {
  try {
    const report = JSON.parse(readFileSync(path, "utf8"));
    const { statistics } = report;
    const whole = Number.isInteger(statistics.total_attacks) && Number.isInteger(statistics.hits);
    return whole ? report : null;
  } catch {
    return null;
  }
}

/** What the run came to. Without a report, or with nothing assessed, it is an error, never a pass. */
export function outcomeOf(exit, report) {
  const statistics = report?.statistics ?? { total_attacks: 0, hits: 0 };
  const errors = statistics.errors ?? 0;
  const assessed = statistics.assessed ?? statistics.total_attacks - errors;
  const counts = {
    target: typeof report?.target === "string" ? report.target : "?",
    hits: statistics.hits,
    total: statistics.total_attacks,
    errors,
    rate: assessed > 0 ? statistics.hits / assessed : null,
  };
  if (report === null || assessed === 0) return { ...counts, outcome: "error" };
  if (exit === 2) return { ...counts, outcome: "fail" };
  return { ...counts, outcome: exit === 0 ? "pass" : "error" };
}

/** Lines for the file that holds a step's outputs. */
export function outputLines({ outcome, hits, total, rate }, reportPath) {
  const values = {
    hits,
    total,
    "success-rate": rate === null ? "" : rate.toFixed(4),
    "report-path": reportPath,
    outcome,
  };
  return Object.entries(values)
    .map(([name, value]) => `${name}=${String(value).replace(/[\r\n]+/g, " ")}\n`)
    .join("");
}

const MARKS = { pass: "✅", fail: "❌", error: "⚠️" };

/** The job summary: a small table in Markdown. */
export function summary(result, exit) {
  const { outcome, target, hits, total, errors, rate } = result;
  const rows = [
    ["Target", code(target)],
    ["Hits / Total", `${hits} / ${total}`],
    ["Hit rate", rate === null ? "--" : `${(100 * rate).toFixed(1)}%`],
    ...(errors > 0 ? [["Errors", `${errors} (the rate is over the others)`]] : []),
    ["Scan exit code", exit],
    ...(rate === null
      ? [["Note", "nothing could be assessed; this says nothing about safety"]]
      : []),
  ];
  const lines = rows.map(([metric, value]) => `| ${metric} | ${value} |\n`).join("");
  return `### AgentProbe injection scan\n\n**Result:** ${MARKS[outcome]} ${outcome}\n\n| Metric | Value |\n|---|---|\n${lines}`;
}

/** Text of others inside a table cell. */
function code(text) {
  return `\`${text.replace(/[`|\\\u0000-\u001f\u007f]/g, "?").slice(0, 200)}\``;
}
