import { type AgentDojoMessage, looksLikeAgentDojo, readAgentDojoRun } from "../agentdojo/run.ts";
import { channelOfBenchmark } from "../channels/shipped.ts";
import { resultWithError } from "../messages/results.ts";
import type { TranscriptChannel } from "../transcript/event.ts";
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
    const task = run.messages.find(({ role }) => role === "user")?.text ?? "";
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
          hint: tool === null ? null : channelOfBenchmark(tool),
          ...resultWithError(message.text ?? "", message.error),
          ...(message.error === null ? { notes } : { notes: ["tool error", ...notes] }),
          pointer: `${pointer}/content`,
        });
        continue;
      }
      builder.content(channelOf(message, task), {
        text: message.text ?? "",
        pointer: `${pointer}/content`,
        ...(message.role === "user" && channelOf(message, task) !== "user"
          ? { actor: "harness", notes: [...notes, "written by the pipeline, not by the user"] }
          : { notes }),
      });
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

/**
 * The user says one thing at the start, and a defence may repeat it. Everything else in a message of
 * the user's role is the pipeline's: the question of a tool filter, an interpreter's error, which may
 * quote what a tool wrote.
 */
function channelOf(message: AgentDojoMessage, task: string): TranscriptChannel {
  const { role, text } = message;
  if (role === "user") return (text ?? "").trim() === task.trim() ? "user" : "unclassified";
  return role === "system" || role === "assistant" ? role : "unclassified";
}
