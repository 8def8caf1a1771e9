import { looksLikeAgentDojo, readAgentDojoRun } from "../agentdojo/run.ts";
import { agentDojoChannel } from "../agentdojo/tools.ts";
import type { Importer } from "./importer.ts";

/** Run logs of AgentDojo and AgentDyn. */
export const agentdojo: Importer = {
  name: "agentdojo",
  summary: "AgentDojo and AgentDyn run logs",
  session: false,
  detect: (value) =>
    looksLikeAgentDojo(value) ? "has suite_name, user_task_id and messages" : null,
  read(value, reader) {
    const run = readAgentDojoRun(value);
    if ("reason" in run) {
      reader.skip(run.reason);
      return;
    }
    const name = [
      run.pipeline,
      run.suite,
      run.userTask,
      run.attack ?? "none",
      run.injectionTask ?? "none",
    ].join("/");
    const builder = reader.transcript(name, {
      planted: run.attack === null ? null : run.injections,
    });
    if (run.messages.length === 0) reader.note("the log holds no messages", "/messages");
    for (const [index, message] of run.messages.entries()) {
      const pointer = `/messages/${index}`;
      const notes = message.otherParts
        .filter((type) => type !== "thinking")
        .map((type) => `a ${type} part is not text`);
      if (message.role === "tool") {
        const tool = message.answers?.function ?? null;
        builder.result({
          callId: message.callId ?? message.answers?.id ?? null,
          tool,
          args: message.answers?.args ?? null,
          hint: tool === null ? null : agentDojoChannel(tool),
          text: message.text ?? message.error ?? "",
          notes:
            message.error === null
              ? notes
              : [`tool error: ${message.error.slice(0, 200)}`, ...notes],
          pointer: `${pointer}/content`,
        });
        continue;
      }
      const channel =
        message.role === "system" || message.role === "user" || message.role === "assistant"
          ? message.role
          : "unclassified";
      builder.content(channel, { text: message.text ?? "", pointer: `${pointer}/content`, notes });
      for (const [at, call] of message.calls.entries()) {
        builder.call({
          callId: call.id,
          tool: call.function,
          args: call.args,
          pointer: `${pointer}/tool_calls/${at}`,
        });
      }
    }
    if (run.error !== null) {
      builder.decision({
        text: run.error,
        pointer: "/error",
        notes: ["the run ended in an error"],
      });
    }
  },
};
