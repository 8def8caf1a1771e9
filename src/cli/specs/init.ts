import type { CommandSpec } from "../command.ts";

/** `backtrail init`. */
export const init: CommandSpec = {
  name: "init",
  summary:
    "set up scans of your agent: a configuration, a workflow, and one attack to show it works",
  details:
    "Sends one greeting to find out where the reply stands, then one attack, then writes\n" +
    "backtrail.config.yaml and .github/workflows/injection-scan.yml. On a terminal it asks for what no flag\n" +
    "says. Exit code 0: written; 1: the agent did not answer, and nothing is written; 3: wrong usage, or\n" +
    "a file is there already.",
  options: [
    { flags: "--endpoint <url>", description: "where the agent takes a POST" },
    { flags: "--input-field <path>", description: "where the prompt goes (default message)" },
    {
      flags: "--output-field <path>",
      description: "where the reply stands (default: found by asking)",
    },
    {
      flags: "--header-env <name=variable>",
      description: "a header whose value stands in an environment variable",
      repeatable: true,
    },
    {
      flags: "--canary-env <variable>",
      description:
        "a variable with a secret of your agent that no reply may contain; without one, holding is not seen",
    },
    { flags: "--force", description: "replace files that are there" },
  ],
  examples: [
    "backtrail init --endpoint http://localhost:8000/chat",
    "backtrail init --endpoint https://my-agent/chat --header-env X-Api-Key=AGENT_KEY",
  ],
  load: async () => (await import("../commands/init/init.ts")).run,
};
