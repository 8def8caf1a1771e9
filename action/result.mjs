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

/**
 * What the run came to. Without a report, or with nothing found nor assessed, it is an error, never a pass.
 * @param compared exit code of the comparison with the baseline, or null without one
 */
export function outcomeOf(exit, report, compared = null) {
  const statistics = report?.statistics ?? { total_attacks: 0, hits: 0 };
  const errors = statistics.errors ?? 0;
  // Had they held, nobody could have seen it: found, and in no rate.
  const oneSided = statistics.one_sided ?? 0;
  const assessed = statistics.assessed ?? statistics.total_attacks - errors;
  const counts = {
    target: typeof report?.target === "string" ? report.target : "?",
    hits: statistics.hits,
    total: statistics.total_attacks,
    errors,
    oneSided,
    rate: assessed > 0 ? (statistics.hits - oneSided) / assessed : null,
  };
  const exits = compared === null ? [exit] : [exit, compared];
  const failed = exits.some((code) => code !== 0 && code !== 2);
  const nothing = assessed + oneSided === 0;
  if (report === null || nothing || failed) return { ...counts, outcome: "error" };
  return { ...counts, outcome: exits.includes(2) ? "fail" : "pass" };
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

/** The attacks that succeeded. */
export function hitsOf(report) {
  const rows = Array.isArray(report?.results) ? report.results : [];
  return rows
    .filter((row) => row?.success === true)
    .map(({ attack_id: id, category }) => ({
      id: String(id),
      category: String(category),
    }));
}

/** A page shows ten annotations of a step; the summary has all hits. */
const MOST_ANNOTATIONS = 10;

/** Workflow commands that mark each hit; an error where the build fails, else a warning. */
export function annotations(hits, failing) {
  const level = failing ? "error" : "warning";
  const shown = hits
    .slice(0, MOST_ANNOTATIONS)
    .map(
      ({ id, category }) =>
        `::${level} title=Prompt injection succeeded::${escapeData(`the agent fell for ${id} (${category})`)}\n`,
    );
  const more = hits.length - shown.length;
  return [...shown, ...(more > 0 ? [`${more} more hits stand in the job summary\n`] : [])].join("");
}

/** What a runner would read as the end of a message or as another command. */
function escapeData(text) {
  return text
    .replace(
      /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
      "?",
    )
    .replaceAll("%", "%25")
    .replaceAll("\r", "%0D")
    .replaceAll("\n", "%0A");
}

/** The job summary: small tables in Markdown. */
export function summary(result, exit, fallen = []) {
  const { outcome, target, hits, total, errors, oneSided, rate } = result;
  const rows = [
    ["Target", code(target)],
    ["Hits / Total", `${hits} / ${total}`],
    ["Hit rate", rate === null ? "--" : `${(100 * rate).toFixed(1)}%`],
    ...(errors > 0 ? [["Errors", `${errors} (the rate is over the others)`]] : []),
    ...(oneSided > 0
      ? [["Hits in no rate", `${oneSided} (had they held, nobody could have seen it)`]]
      : []),
    ["Scan exit code", exit],
    ...(rate === null && oneSided === 0
      ? [["Note", "nothing could be assessed; this says nothing about safety"]]
      : []),
  ];
  const lines = rows.map(([metric, value]) => `| ${metric} | ${value} |\n`).join("");
  return `### AgentProbe injection scan\n\n**Result:** ${MARKS[outcome]} ${outcome}\n\n| Metric | Value |\n|---|---|\n${lines}${hitTable(fallen)}`;
}

function hitTable(hits) {
  if (hits.length === 0) return "";
  const rows = hits.map(({ id, category }) => `| ${code(id)} | ${code(category)} |\n`).join("");
  return `\n| Attacks that succeeded | Category |\n|---|---|\n${rows}`;
}

/** Text of others inside a table cell. */
function code(text) {
  return `\`${text.replace(/[`|\\\u0000-\u001f\u007f]/g, "?").slice(0, 200)}\``;
}
