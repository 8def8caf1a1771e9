const FLAGS = {
  INPUT_ENDPOINT: "--endpoint",
  INPUT_INPUT_FIELD: "--input-field",
  INPUT_OUTPUT_FIELD: "--output-field",
  INPUT_AUTH_HEADER: "--auth-header",
  INPUT_MIN_CONFIDENCE: "--min-confidence",
  INPUT_FAIL_THRESHOLD: "--fail-threshold",
  INPUT_CATEGORIES: "--categories",
  INPUT_CONCURRENCY: "--concurrency",
};

/** The words of `agentprobe scan` for the inputs; an input that is empty is not there. */
export function argumentsOf(env, reportPath) {
  const args = ["scan", "--target", env.INPUT_TARGET || "dummy"];
  args.push("--oracle", env.INPUT_ORACLE || "legacy");
  for (const [name, flag] of Object.entries(FLAGS)) {
    // With `=` a value that begins with a dash stays a value.
    if (env[name]) args.push(`${flag}=${env[name]}`);
  }
  args.push(`--json-report=${reportPath}`);
  return [...args, ...splitWords(env.INPUT_EXTRA_ARGS ?? "")];
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
