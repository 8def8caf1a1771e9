const FLAGS = {
  INPUT_ENDPOINT: "--endpoint",
  INPUT_BODY_TEMPLATE: "--body-template",
  INPUT_SYSTEM_PROMPT_FILE: "--system-prompt-file",
  INPUT_INPUT_FIELD: "--input-field",
  INPUT_OUTPUT_FIELD: "--output-field",
  INPUT_AUTH_HEADER: "--auth-header",
  INPUT_MIN_CONFIDENCE: "--min-confidence",
  INPUT_CATEGORIES: "--categories",
  INPUT_CONCURRENCY: "--concurrency",
  INPUT_SARIF: "--sarif",
  INPUT_JUNIT: "--junit",
};
/** Inputs with one value a line. */
const LISTS = { INPUT_CANARY: "--canary", INPUT_HEADER_ENV: "--header-env" };

/** The words of `agentprobe scan` for the inputs; an input that is empty is not there. */
export function argumentsOf(env, reportPath) {
  const args = ["scan", "--target", env.INPUT_TARGET || "dummy"];
  args.push("--oracle", env.INPUT_ORACLE || "legacy");
  for (const [name, flag] of Object.entries(FLAGS)) {
    // With `=` a value that begins with a dash stays a value.
    if (env[name]) args.push(`${flag}=${env[name]}`);
  }
  for (const [name, flag] of Object.entries(LISTS)) {
    for (const value of linesOf(env[name])) args.push(`${flag}=${value}`);
  }
  // With a baseline the comparison decides, unless a threshold is asked for as well.
  const threshold = env.INPUT_FAIL_THRESHOLD || (env.INPUT_BASELINE ? "1" : "");
  if (threshold) args.push(`--fail-threshold=${threshold}`);
  args.push(`--json-report=${reportPath}`);
  return [...args, ...splitWords(env.INPUT_EXTRA_ARGS ?? "")];
}

/** The words of `agentprobe compare` for the inputs, or null without a baseline. */
export function comparisonArguments(env, reportPath, markdownPath) {
  if (!env.INPUT_BASELINE) return null;
  const strict = failsOnNew(env) ? ["--fail-on-new"] : [];
  return ["compare", `--markdown=${markdownPath}`, ...strict, "--", env.INPUT_BASELINE, reportPath];
}

/** Unless it is said: for agents that are programs of this machine, judged offline; a model may waver. */
function failsOnNew({ INPUT_FAIL_ON_NEW: said, INPUT_TARGET: target, INPUT_ORACLE: oracle }) {
  if (said === "true" || said === "false") return said === "true";
  const isProgram = /^(?:dummy$|module:|command:|callable:)/.test(target || "dummy");
  return isProgram && /^(?:legacy|deterministic)$/.test(oracle || "legacy");
}

function linesOf(text = "") {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** Words as a shell would see them, quotes included; nothing else is interpreted. */
export function splitWords(text) {
  const words = [];
  let word = null;
  let quote = null;
  for (const character of text) {
    if (quote !== null) {
      if (character === quote) quote = null;
      else word += character;
    } else if (character === "'" || character === '"') {
      quote = character;
      word ??= "";
    } else if (/\s/.test(character)) {
      if (word !== null) words.push(word);
      word = null;
    } else word = (word ?? "") + character;
  }
  if (quote !== null) throw new Error("a quote in extra-args is not closed");
  if (word !== null) words.push(word);
  return words;
}
