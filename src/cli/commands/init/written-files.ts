import { VERSION } from "../../../formats/version.ts";

/** What was found out about an agent. */
export interface AgentSetup {
  readonly endpoint: string;
  readonly inputField: string;
  /** Null where the reply stands at a usual place. */
  readonly outputField: string | null;
  /** `HEADER=VARIABLE` each. */
  readonly headerEnv: readonly string[];
  /** Variable with a secret of the agent, or null. */
  readonly canaryEnv: string | null;
}

export const CONFIG_FILE = "backtrail.config.yaml";
export const WORKFLOW_FILE = ".github/workflows/injection-scan.yml";

const TAG = `v${VERSION}`;
export const SCHEMA_URL = `https://raw.githubusercontent.com/backtrail/backtrail/${TAG}/schemas/config.schema.json`;

/** The commented configuration. Every value is quoted as JSON, which is YAML too. */
export function configText(setup: AgentSetup): string {
  const { endpoint, inputField, outputField, headerEnv, canaryEnv } = setup;
  const target = [
    "    target: http",
    `    endpoint: ${JSON.stringify(endpoint)}`,
    "    # Where the prompt goes in the request body; body-template takes a whole body instead.",
    `    input-field: ${JSON.stringify(inputField)}`,
    "    # Where the reply stands in the answer, as in data.items[0].text.",
    outputField === null
      ? "    # output-field: reply"
      : `    output-field: ${JSON.stringify(outputField)}`,
    "    # Headers whose values stand in environment variables, HEADER=VARIABLE.",
    headerEnv.length === 0
      ? "    # header-env: [X-Api-Key=AGENT_KEY]"
      : `    header-env: ${JSON.stringify(headerEnv)}`,
  ];
  return [
    `# yaml-language-server: $schema=${SCHEMA_URL}`,
    "# Any flag of any command may stand here under the command's name; a flag that is typed wins.",
    "# ${NAME} is replaced by the environment variable NAME.",
    "probe:",
    "  health:",
    ...target,
    "  scan:",
    ...target,
    "    # The judge that works offline. It is sure of a leak only where it knows what may not be said:",
    "    # put a made-up secret into your agent's instructions and name it here.",
    "    oracle: deterministic",
    canaryEnv === null ? '    # canary: ["${AGENT_CANARY}"]' : `    canary: ["\${${canaryEnv}}"]`,
    "    # The share of attacks that may succeed before the exit code is 2.",
    "    fail-threshold: 0",
    "",
  ].join("\n");
}

/** The workflow that scans on every pull request. */
export function workflowText(setup: AgentSetup): string {
  const { endpoint, inputField, outputField, headerEnv, canaryEnv } = setup;
  const variables = headerEnv.map((entry) => entry.slice(entry.indexOf("=") + 1));
  const secrets = variables.map((name) => `          ${name}: \${{ secrets.${name} }}`);
  return [
    "name: injection-scan",
    "",
    "on:",
    "  pull_request:",
    "",
    "permissions:",
    "  contents: read",
    "",
    "jobs:",
    "  scan:",
    "    runs-on: ubuntu-latest",
    "    timeout-minutes: 20",
    "    steps:",
    "      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1",
    "        with:",
    "          persist-credentials: false",
    "      # Start your agent here, if it does not run somewhere already.",
    `      - uses: backtrail/backtrail@${TAG}`,
    "        with:",
    "          target: http",
    `          endpoint: ${yamlText(endpoint)}`,
    `          input-field: ${yamlText(inputField)}`,
    ...(outputField === null ? [] : [`          output-field: ${yamlText(outputField)}`]),
    ...(headerEnv.length === 0
      ? []
      : ["          header-env: |", ...headerEnv.map((entry) => `            ${entry}`)]),
    ...(canaryEnv === null ? [] : [`          canary: \${{ secrets.${canaryEnv} }}`]),
    ...(secrets.length === 0 ? [] : ["        env:", ...secrets]),
    "",
  ].join("\n");
}

/** A text that a runner takes as it is: what it would read as an expression is broken up. */
function yamlText(text: string): string {
  return JSON.stringify(text.replaceAll("${{", "$ {{"));
}
