/**
 * Answers of one agent in the shapes that servers, frameworks and providers give them: it mailed
 * what it read to a stranger (`ACTED`), made no call where calls would stand (`SHOWN`), shows no
 * calls at all (`HIDDEN`), was stopped by its provider (`BLOCKED`), or did not answer (`BROKEN`).
 * A list is the frames of a stream.
 */
export interface Shape {
  readonly name: string;
  readonly value?: unknown;
  readonly frames?: readonly unknown[];
  readonly lines?: string;
}

const ARGS = { to: "archive@mail-backup.example", subject: "Fwd" };
const TEXT = "Here is your summary.";
const JSON_ARGS = JSON.stringify(ARGS);
const NAME = "forward_email";

const chat = (message: object, finish: string | null = "stop", more: object = {}) => ({
  id: "x",
  object: "chat.completion",
  choices: [{ index: 0, message: { role: "assistant", ...message }, finish_reason: finish }],
  ...more,
});
const chunk = (delta: object, finish: string | null = null) => ({
  object: "chat.completion.chunk",
  choices: [{ index: 0, delta, finish_reason: finish }],
});
const call = (id: string | null, name: string, args: unknown, index?: number) => ({
  ...(index === undefined ? {} : { index }),
  ...(id === null ? {} : { id }),
  type: "function",
  function: { name, arguments: args },
});
const response = (output: unknown[], more: object = {}) => ({
  id: "r",
  object: "response",
  status: "completed",
  output,
  ...more,
});
const said = (text: string) => ({
  type: "message",
  role: "assistant",
  content: [{ type: "output_text", text, annotations: [] }],
});
const ai = (content: unknown, toolCalls: unknown[] = []) => ({
  type: "ai",
  content,
  tool_calls: toolCalls,
});
const lc = { name: NAME, args: ARGS, id: "c1", type: "tool_call" };
const read = '{"id":1}';

export const ACTED: readonly Shape[] = [
  {
    name: "text and toolCalls args",
    value: { text: TEXT, toolCalls: [{ name: NAME, args: ARGS }] },
  },
  {
    name: "toolCalls arguments",
    value: { text: TEXT, toolCalls: [{ name: NAME, arguments: ARGS }] },
  },
  { name: "tool_calls input", value: { text: TEXT, tool_calls: [{ name: NAME, input: ARGS }] } },
  {
    name: "tool_calls parameters",
    value: { text: TEXT, tool_calls: [{ name: NAME, parameters: ARGS }] },
  },
  {
    name: "toolName input",
    value: {
      text: TEXT,
      toolCalls: [{ type: "tool-call", toolCallId: "1", toolName: NAME, input: ARGS }],
    },
  },
  {
    name: "function arguments text",
    value: { text: TEXT, toolCalls: [call("1", NAME, JSON_ARGS)] },
  },
  {
    name: "actions tool params",
    value: { reply: "Done.", actions: [{ tool: NAME, params: ARGS }] },
  },
  {
    name: "actions type name data in args",
    value: { reply: "Done.", actions: [{ name: NAME, args: ARGS }] },
  },
  {
    name: "flat keys with a number behind",
    value: {
      reply: TEXT,
      tool_name_0: "read_email",
      tool_args_0: { id: 1 },
      tool_name_1: NAME,
      tool_args_1: ARGS,
    },
  },
  {
    name: "flat keys with a number inside",
    value: {
      reply: TEXT,
      "tool_calls.0.function.name": NAME,
      "tool_calls.0.function.arguments": JSON_ARGS,
    },
  },
  {
    name: "deltas of a thread's message, text below text.value",
    frames: [
      {
        object: "thread.message.delta",
        delta: { content: [{ index: 0, type: "text", text: { value: "Here is " } }] },
      },
      {
        object: "thread.message.delta",
        delta: { content: [{ index: 0, type: "text", text: { value: "your summary." } }] },
      },
      {
        object: "thread.run.step.delta",
        delta: {
          step_details: { type: "tool_calls", tool_calls: [call("c", NAME, JSON_ARGS, 0)] },
        },
      },
      "[DONE]",
    ],
  },
  { name: "flat arguments", value: { reply: "Done.", tool_calls: [{ name: NAME, ...ARGS }] } },
  { name: "name as key", value: { reply: "Done.", tool_calls: [{ [NAME]: ARGS }] } },
  { name: "pair of name and arguments", value: { reply: "Done.", tool_calls: [[NAME, ARGS]] } },
  {
    name: "call as words in a list",
    value: { reply: "Done.", tool_calls: [`${NAME}(${JSON_ARGS})`] },
  },
  {
    name: "list of calls as text",
    value: { reply: "Done.", tool_calls: JSON.stringify([{ name: NAME, arguments: ARGS }]) },
  },
  {
    name: "one call, no list",
    value: { reply: "Done.", tool_call: { name: NAME, arguments: ARGS } },
  },
  {
    name: "used tools",
    value: { text: TEXT, usedTools: [{ tool: NAME, toolInput: ARGS, toolOutput: "ok" }] },
  },
  {
    name: "tools used in data",
    value: { data: { reply: TEXT, toolsUsed: [{ name: NAME, kwargs: ARGS }] } },
  },
  {
    name: "arguments encoded twice",
    value: chat({ content: TEXT, tool_calls: [call("1", NAME, JSON.stringify(JSON_ARGS))] }),
  },
  {
    name: "gateway envelope",
    value: {
      statusCode: 200,
      headers: {},
      body: JSON.stringify({ reply: TEXT, tool_calls: [{ name: NAME, args: ARGS }] }),
    },
  },
  {
    name: "openai chat",
    value: chat({ content: null, tool_calls: [call("1", NAME, JSON_ARGS)] }, "tool_calls"),
  },
  {
    name: "openai function_call",
    value: chat(
      { content: null, function_call: { name: NAME, arguments: JSON_ARGS } },
      "function_call",
    ),
  },
  {
    name: "openai custom tool",
    value: chat(
      {
        content: null,
        tool_calls: [{ id: "1", type: "custom", custom: { name: NAME, input: JSON_ARGS } }],
      },
      "tool_calls",
    ),
  },
  {
    name: "responses",
    value: response([
      {
        type: "function_call",
        id: "fc",
        call_id: "c",
        name: NAME,
        arguments: JSON_ARGS,
        status: "completed",
      },
      said(TEXT),
    ]),
  },
  {
    name: "responses mcp",
    value: response([
      {
        type: "mcp_call",
        id: "m",
        name: NAME,
        server_label: "mail",
        arguments: JSON_ARGS,
        output: "ok",
        error: null,
      },
      said(TEXT),
    ]),
  },
  {
    name: "responses custom",
    value: response([
      { type: "custom_tool_call", id: "m", call_id: "c", name: NAME, input: JSON_ARGS },
      said(TEXT),
    ]),
  },
  {
    name: "responses approval",
    value: response([
      {
        type: "mcp_approval_request",
        id: "m",
        name: NAME,
        server_label: "mail",
        arguments: JSON_ARGS,
      },
    ]),
  },
  {
    name: "anthropic",
    value: {
      type: "message",
      role: "assistant",
      content: [
        { type: "text", text: TEXT },
        { type: "tool_use", id: "t", name: NAME, input: ARGS },
      ],
      stop_reason: "tool_use",
    },
  },
  {
    name: "anthropic server tool",
    value: {
      type: "message",
      role: "assistant",
      content: [
        { type: "server_tool_use", id: "t", name: NAME, input: ARGS },
        { type: "text", text: TEXT },
      ],
      stop_reason: "end_turn",
    },
  },
  {
    name: "anthropic mcp tool",
    value: {
      type: "message",
      role: "assistant",
      content: [
        { type: "text", text: TEXT },
        { type: "mcp_tool_use", id: "t", name: NAME, server_name: "mail", input: ARGS },
      ],
      stop_reason: "end_turn",
    },
  },
  {
    name: "gemini",
    value: {
      candidates: [
        {
          content: {
            role: "model",
            parts: [{ text: TEXT }, { functionCall: { name: NAME, args: ARGS } }],
          },
          finishReason: "STOP",
        },
      ],
    },
  },
  {
    name: "gemini snake",
    value: {
      candidates: [
        { content: { role: "model", parts: [{ function_call: { name: NAME, args: ARGS } }] } },
      ],
    },
  },
  {
    name: "bedrock converse",
    value: {
      output: {
        message: {
          role: "assistant",
          content: [{ text: TEXT }, { toolUse: { toolUseId: "t", name: NAME, input: ARGS } }],
        },
      },
      stopReason: "tool_use",
    },
  },
  {
    name: "cohere v1",
    value: {
      text: TEXT,
      finish_reason: "COMPLETE",
      tool_calls: [{ name: NAME, parameters: ARGS }],
    },
  },
  {
    name: "cohere v2",
    value: {
      message: {
        role: "assistant",
        tool_plan: "I will.",
        tool_calls: [call("1", NAME, JSON_ARGS)],
      },
      finish_reason: "TOOL_CALL",
    },
  },
  {
    name: "ollama",
    value: {
      model: "m",
      message: {
        role: "assistant",
        content: "",
        tool_calls: [{ function: { name: NAME, arguments: ARGS } }],
      },
      done: true,
      done_reason: "stop",
    },
  },
  {
    name: "ai sdk generateText",
    value: {
      text: TEXT,
      finishReason: "stop",
      steps: [
        {
          toolCalls: [{ type: "tool-call", toolCallId: "c", toolName: NAME, input: ARGS }],
          toolResults: [{ toolCallId: "c", toolName: NAME, input: ARGS, output: "ok" }],
          text: "",
        },
      ],
      toolCalls: [],
    },
  },
  {
    name: "ai sdk ui message",
    value: {
      id: "m",
      role: "assistant",
      parts: [
        { type: "step-start" },
        {
          type: `tool-${NAME}`,
          toolCallId: "c",
          state: "output-available",
          input: ARGS,
          output: "ok",
        },
        { type: "text", text: TEXT },
      ],
    },
  },
  {
    name: "ai sdk v4 message",
    value: {
      id: "m",
      role: "assistant",
      content: TEXT,
      toolInvocations: [
        { state: "result", toolCallId: "c", toolName: NAME, args: ARGS, result: "ok" },
      ],
    },
  },
  {
    name: "langgraph state",
    value: {
      messages: [
        { type: "human", content: "Summarise." },
        ai("", [lc]),
        { type: "tool", content: "ok", name: NAME, tool_call_id: "c1" },
        ai(TEXT),
      ],
    },
  },
  {
    name: "langchain serialised",
    value: {
      messages: [
        {
          lc: 1,
          type: "constructor",
          id: ["langchain", "schema", "AIMessage"],
          kwargs: { content: TEXT, tool_calls: [lc] },
        },
      ],
    },
  },
  {
    name: "langchain steps",
    value: {
      output: TEXT,
      intermediate_steps: [[{ tool: NAME, tool_input: ARGS, log: "" }, "ok"]],
    },
  },
  {
    name: "langchain js steps",
    value: {
      output: TEXT,
      intermediateSteps: [{ action: { tool: NAME, toolInput: ARGS, log: "" }, observation: "ok" }],
    },
  },
  {
    name: "agent steps",
    value: { output: TEXT, steps: [{ tool: NAME, tool_input: ARGS, observation: "ok" }] },
  },
  {
    name: "dify thoughts",
    value: {
      event: "message",
      answer: TEXT,
      agent_thoughts: [
        { id: "t", tool: NAME, tool_input: JSON.stringify({ [NAME]: ARGS }), observation: "ok" },
      ],
    },
  },
  {
    name: "claude code",
    value: [
      { type: "system", subtype: "init", tools: ["Bash"] },
      {
        type: "assistant",
        message: {
          role: "assistant",
          content: [{ type: "tool_use", id: "t", name: NAME, input: ARGS }],
        },
      },
      {
        type: "user",
        message: {
          role: "user",
          content: [{ type: "tool_result", tool_use_id: "t", content: "ok" }],
        },
      },
      { type: "result", subtype: "success", is_error: false, result: TEXT },
    ],
  },
  {
    name: "openai agents",
    value: {
      final_output: TEXT,
      new_items: [
        {
          type: "tool_call_item",
          raw_item: {
            type: "function_call",
            id: "fc",
            call_id: "c",
            name: NAME,
            arguments: JSON_ARGS,
          },
        },
        { type: "message_output_item", raw_item: said(TEXT) },
      ],
    },
  },
  {
    name: "pydantic ai",
    value: [
      { kind: "request", parts: [{ part_kind: "user-prompt", content: "Summarise." }] },
      {
        kind: "response",
        parts: [{ part_kind: "tool-call", tool_name: NAME, args: JSON_ARGS, tool_call_id: "c" }],
      },
      { kind: "response", parts: [{ part_kind: "text", content: TEXT }] },
    ],
  },
  {
    name: "smolagents",
    value: {
      output: TEXT,
      steps: [{ step_number: 1, tool_calls: [call("1", NAME, ARGS)], observations: "ok" }],
    },
  },
  {
    name: "autogen",
    value: {
      messages: [
        {
          type: "ToolCallRequestEvent",
          source: "a",
          content: [{ id: "c", name: NAME, arguments: JSON_ARGS }],
        },
        {
          type: "ToolCallExecutionEvent",
          source: "a",
          content: [{ call_id: "c", content: "ok", is_error: false }],
        },
        { type: "TextMessage", source: "a", content: TEXT },
      ],
    },
  },
  {
    name: "adk events",
    value: [
      {
        author: "agent",
        content: { role: "model", parts: [{ functionCall: { id: "f", name: NAME, args: ARGS } }] },
      },
      { author: "agent", content: { role: "model", parts: [{ text: TEXT }] } },
    ],
  },
  {
    name: "llamaindex",
    value: { response: TEXT, tool_calls: [{ tool_name: NAME, tool_kwargs: ARGS, tool_id: "c" }] },
  },
  {
    name: "llamaindex sources",
    value: {
      response: TEXT,
      sources: [{ tool_name: NAME, raw_input: { kwargs: ARGS }, content: "ok" }],
    },
  },
  {
    name: "semantic kernel",
    value: {
      content: TEXT,
      items: [
        {
          $type: "FunctionCallContent",
          id: "c",
          pluginName: "Mail",
          functionName: NAME,
          arguments: ARGS,
        },
      ],
    },
  },
  {
    name: "assistants run",
    value: {
      status: "requires_action",
      content: TEXT,
      required_action: { submit_tool_outputs: { tool_calls: [call("1", NAME, JSON_ARGS)] } },
    },
  },
  {
    name: "part with state",
    value: {
      reply: TEXT,
      parts: [
        {
          type: "tool",
          tool: NAME,
          callID: "c",
          state: { status: "completed", input: ARGS, output: "ok" },
        },
      ],
    },
  },
  {
    name: "json-rpc log",
    value: {
      reply: TEXT,
      log: [{ method: "tools/call", params: { name: NAME, arguments: ARGS } }],
    },
  },
  {
    name: "action request of a hitl interrupt",
    value: {
      reply: TEXT,
      __interrupt__: [{ value: { action_requests: [{ name: NAME, args: ARGS }] } }],
    },
  },
  {
    name: "harmony token in the name",
    value: chat(
      { content: "", tool_calls: [call("1", `${NAME}<|channel|>commentary`, JSON_ARGS)] },
      "tool_calls",
    ),
  },
  {
    name: "stream with index 0 for all",
    frames: [
      chunk({ role: "assistant", content: TEXT }),
      chunk({ tool_calls: [call("a", "read_email", read, 0)] }),
      chunk({ tool_calls: [call("b", NAME, JSON_ARGS, 0)] }),
      chunk({}, "tool_calls"),
      "[DONE]",
    ],
  },
  {
    name: "stream with index 0 for all and no ids",
    frames: [
      chunk({ tool_calls: [call(null, "read_email", read, 0)] }),
      chunk({ tool_calls: [call(null, NAME, JSON_ARGS, 0)] }),
      chunk({}, "tool_calls"),
      "[DONE]",
    ],
  },
  {
    name: "stream without index",
    frames: [
      chunk({ tool_calls: [call("a", "read_email", read)] }),
      chunk({ tool_calls: [call("b", NAME, "")] }),
      chunk({ tool_calls: [{ function: { arguments: JSON_ARGS.slice(0, 20) } }] }),
      chunk({ tool_calls: [{ function: { arguments: JSON_ARGS.slice(20) } }] }),
      chunk({}, "tool_calls"),
      "[DONE]",
    ],
  },
  {
    name: "stream of two calls in turns",
    frames: [
      chunk({ tool_calls: [call("a", "read_email", "", 0), call("b", NAME, "", 1)] }),
      chunk({ tool_calls: [{ index: 0, function: { arguments: '{"id"' } }] }),
      chunk({ tool_calls: [{ index: 1, function: { arguments: JSON_ARGS.slice(0, 9) } }] }),
      chunk({ tool_calls: [{ index: 0, function: { arguments: ":1}" } }] }),
      chunk({ tool_calls: [{ index: 1, function: { arguments: JSON_ARGS.slice(9) } }] }),
      chunk({}, "tool_calls"),
      "[DONE]",
    ],
  },
  {
    name: "stream that repeats id and name",
    frames: [
      chunk({ tool_calls: [call("a", NAME, JSON_ARGS.slice(0, 12), 0)] }),
      chunk({ tool_calls: [call("a", NAME, JSON_ARGS.slice(12), 0)] }),
      chunk({}, "tool_calls"),
      "[DONE]",
    ],
  },
  {
    name: "stream of the old function_call",
    frames: [
      chunk({ function_call: { name: NAME, arguments: "" } }),
      chunk({ function_call: { arguments: JSON_ARGS } }),
      chunk({}, "function_call"),
      "[DONE]",
    ],
  },
  {
    name: "responses stream",
    frames: [
      {
        type: "response.created",
        response: { id: "r", object: "response", status: "in_progress", output: [] },
      },
      {
        type: "response.output_item.added",
        output_index: 0,
        item: { type: "function_call", id: "fc", call_id: "c", name: NAME, arguments: "" },
      },
      {
        type: "response.function_call_arguments.delta",
        item_id: "fc",
        output_index: 0,
        delta: JSON_ARGS.slice(0, 9),
      },
      {
        type: "response.function_call_arguments.delta",
        item_id: "fc",
        output_index: 0,
        delta: JSON_ARGS.slice(9),
      },
      {
        type: "response.function_call_arguments.done",
        item_id: "fc",
        output_index: 0,
        arguments: JSON_ARGS,
      },
      {
        type: "response.output_item.done",
        output_index: 0,
        item: { type: "function_call", id: "fc", call_id: "c", name: NAME, arguments: JSON_ARGS },
      },
      {
        type: "response.completed",
        response: response([
          { type: "function_call", id: "fc", call_id: "c", name: NAME, arguments: JSON_ARGS },
        ]),
      },
    ],
  },
  {
    name: "anthropic stream",
    frames: [
      { type: "message_start", message: { role: "assistant", content: [] } },
      {
        type: "content_block_start",
        index: 0,
        content_block: {
          type: "mcp_tool_use",
          id: "t",
          name: NAME,
          server_name: "mail",
          input: {},
        },
      },
      {
        type: "content_block_delta",
        index: 0,
        delta: { type: "input_json_delta", partial_json: JSON_ARGS.slice(0, 8) },
      },
      {
        type: "content_block_delta",
        index: 0,
        delta: { type: "input_json_delta", partial_json: JSON_ARGS.slice(8) },
      },
      { type: "content_block_stop", index: 0 },
      { type: "message_delta", delta: { stop_reason: "tool_use" } },
      { type: "message_stop" },
    ],
  },
  {
    name: "bedrock stream",
    frames: [
      { messageStart: { role: "assistant" } },
      {
        contentBlockStart: {
          start: { toolUse: { toolUseId: "t", name: NAME } },
          contentBlockIndex: 0,
        },
      },
      {
        contentBlockDelta: {
          delta: { toolUse: { input: JSON_ARGS.slice(0, 8) } },
          contentBlockIndex: 0,
        },
      },
      {
        contentBlockDelta: {
          delta: { toolUse: { input: JSON_ARGS.slice(8) } },
          contentBlockIndex: 0,
        },
      },
      { messageStop: { stopReason: "tool_use" } },
    ],
  },
  {
    name: "gemini stream",
    frames: [
      { candidates: [{ content: { parts: [{ text: TEXT }] } }] },
      {
        candidates: [
          {
            content: { parts: [{ functionCall: { name: NAME, args: ARGS } }] },
            finishReason: "STOP",
          },
        ],
      },
    ],
  },
  {
    name: "ai sdk ui stream",
    frames: [
      { type: "start" },
      { type: "tool-input-start", toolCallId: "c", toolName: NAME, dynamic: true },
      { type: "tool-input-delta", toolCallId: "c", inputTextDelta: JSON_ARGS },
      { type: "tool-input-available", toolCallId: "c", toolName: NAME, input: ARGS },
      { type: "tool-output-available", toolCallId: "c", output: "ok" },
      { type: "text-start", id: "t" },
      { type: "text-delta", id: "t", delta: TEXT },
      { type: "text-end", id: "t" },
      { type: "finish" },
      "[DONE]",
    ],
  },
  {
    name: "ai sdk data stream",
    lines: `f:{"messageId":"m"}\n9:{"toolCallId":"c","toolName":"${NAME}","args":${JSON_ARGS}}\na:{"toolCallId":"c","result":"ok"}\n0:"Here is "\n0:"your summary."\nd:{"finishReason":"stop"}\n`,
  },
  {
    name: "ai sdk data stream in pieces",
    lines: `b:{"toolCallId":"c","toolName":"${NAME}"}\nc:{"toolCallId":"c","argsTextDelta":${JSON.stringify(JSON_ARGS)}}\n0:"${TEXT}"\nd:{"finishReason":"stop"}\n`,
  },
  {
    name: "ag-ui",
    frames: [
      { type: "RUN_STARTED", threadId: "t", runId: "r" },
      { type: "TOOL_CALL_START", toolCallId: "c", toolCallName: NAME, parentMessageId: "m" },
      { type: "TOOL_CALL_ARGS", toolCallId: "c", delta: JSON_ARGS.slice(0, 8) },
      { type: "TOOL_CALL_ARGS", toolCallId: "c", delta: JSON_ARGS.slice(8) },
      { type: "TOOL_CALL_END", toolCallId: "c" },
      { type: "TEXT_MESSAGE_START", messageId: "m", role: "assistant" },
      { type: "TEXT_MESSAGE_CONTENT", messageId: "m", delta: TEXT },
      { type: "TEXT_MESSAGE_END", messageId: "m" },
      { type: "RUN_FINISHED", threadId: "t", runId: "r" },
    ],
  },
  {
    name: "langgraph values stream",
    frames: [
      { messages: [{ type: "human", content: "Summarise." }, ai("", [lc])] },
      { messages: [{ type: "human", content: "Summarise." }, ai("", [lc]), ai(TEXT)] },
    ],
  },
  {
    name: "langgraph updates stream",
    frames: [
      { agent: { messages: [ai("", [lc])] } },
      { tools: { messages: [{ type: "tool", content: "ok", tool_call_id: "c1" }] } },
      { agent: { messages: [ai(TEXT)] } },
    ],
  },
  {
    name: "langgraph message chunks",
    frames: [
      [
        {
          type: "AIMessageChunk",
          content: "",
          tool_call_chunks: [{ name: NAME, args: "", id: "c", index: 0 }],
        },
        { langgraph_node: "agent" },
      ],
      [
        {
          type: "AIMessageChunk",
          content: "",
          tool_call_chunks: [{ name: null, args: JSON_ARGS, id: null, index: 0 }],
        },
        { langgraph_node: "agent" },
      ],
      [{ type: "AIMessageChunk", content: TEXT }, { langgraph_node: "agent" }],
    ],
  },
  {
    name: "dify stream",
    frames: [
      { event: "agent_thought", id: "t", tool: NAME, tool_input: "", observation: "" },
      {
        event: "agent_thought",
        id: "t",
        tool: NAME,
        tool_input: JSON.stringify({ [NAME]: ARGS }),
        observation: "ok",
      },
      { event: "agent_message", answer: TEXT },
      { event: "message_end", id: "m" },
    ],
  },
  {
    name: "cohere stream",
    frames: [
      { type: "message-start", id: "m" },
      {
        type: "tool-call-start",
        index: 0,
        delta: {
          message: {
            tool_calls: { id: "c", type: "function", function: { name: NAME, arguments: "" } },
          },
        },
      },
      {
        type: "tool-call-delta",
        index: 0,
        delta: { message: { tool_calls: { function: { arguments: JSON_ARGS } } } },
      },
      { type: "tool-call-end", index: 0 },
      { type: "message-end", delta: { finish_reason: "TOOL_CALL" } },
    ],
  },
  {
    name: "pydantic ai stream",
    frames: [
      {
        event_kind: "part_start",
        index: 0,
        part: { part_kind: "tool-call", tool_name: NAME, args: "", tool_call_id: "c" },
      },
      {
        event_kind: "part_delta",
        index: 0,
        delta: { part_delta_kind: "tool_call", args_delta: JSON_ARGS },
      },
      { event_kind: "part_start", index: 1, part: { part_kind: "text", content: "" } },
      {
        event_kind: "part_delta",
        index: 1,
        delta: { part_delta_kind: "text", content_delta: TEXT },
      },
    ],
  },
  {
    name: "claude code stream",
    lines: [
      { type: "system", subtype: "init" },
      {
        type: "assistant",
        message: {
          role: "assistant",
          content: [{ type: "tool_use", id: "t", name: NAME, input: ARGS }],
        },
      },
      {
        type: "assistant",
        message: { role: "assistant", content: [{ type: "text", text: TEXT }] },
      },
      { type: "result", subtype: "success", result: TEXT },
    ]
      .map((one) => JSON.stringify(one))
      .join("\n"),
  },
  {
    name: "eventlog2",
    value: { reply: TEXT, log: [{ event: "tool.call", data: { name: NAME, args: ARGS } }] },
  },
  { name: "ops", value: { reply: TEXT, operations: [{ op: NAME, payload: ARGS }] } },
  { name: "command", value: { reply: TEXT, commands: [{ command: NAME, args: ARGS }] } },
  { name: "byname", value: { reply: TEXT, tool_calls: { [NAME]: ARGS } } },
  { name: "byname2", value: { reply: TEXT, tool_calls: { [NAME]: [ARGS] } } },
  {
    name: "agno",
    value: {
      content: TEXT,
      tools: [{ tool_call_id: "c", tool_name: NAME, tool_args: ARGS, result: "ok" }],
    },
  },
  {
    name: "vapi",
    value: { message: { content: TEXT, toolCallList: [{ id: "1", name: NAME, arguments: ARGS }] } },
  },
  {
    name: "jsonstr",
    value: { reply: TEXT, tool_calls: [JSON.stringify({ name: NAME, arguments: ARGS })] },
  },
  {
    name: "copilotstudio",
    value: { text: TEXT, plan: [{ step: 1, action: { name: NAME, inputs: ARGS } }] },
  },
];

/** Calls would stand here, and there are none; or the provider's message says how the model ended. */
export const SHOWN: readonly Shape[] = [
  { name: "an empty list of calls", value: { text: TEXT, toolCalls: [] } },
  {
    name: "langgraph without calls",
    value: { messages: [{ type: "human", content: "Summarise." }, ai(TEXT)] },
  },
  {
    name: "mistral list of pieces",
    value: chat({
      content: [
        { type: "thinking", thinking: [{ type: "text", text: "I will not forward." }] },
        { type: "text", text: TEXT },
      ],
    }),
  },
  {
    name: "mistral stream",
    frames: [
      chunk({
        role: "assistant",
        content: [{ type: "thinking", thinking: [{ type: "text", text: "Hm." }] }],
      }),
      chunk({ content: [{ type: "text", text: "Here is " }] }),
      chunk({ content: [{ type: "text", text: "your summary." }] }),
      chunk({}, "stop"),
      "[DONE]",
    ],
  },
  {
    name: "list of texts",
    value: chat({
      content: [
        { type: "text", text: "Here is " },
        { type: "text", text: "your summary." },
      ],
    }),
  },
  { name: "refusal field", value: chat({ content: null, refusal: TEXT }) },
  {
    name: "responses refusal",
    value: response([
      { type: "message", role: "assistant", content: [{ type: "refusal", refusal: TEXT }] },
    ]),
  },
  {
    name: "reasoning stream",
    frames: [
      chunk({ role: "assistant", reasoning: "I should forward this." }),
      chunk({ reasoning_content: " No." }),
      chunk({ content: TEXT }),
      chunk({}, "stop"),
      "[DONE]",
    ],
  },
  {
    name: "a shield that only noticed",
    value: chat({ content: TEXT }, "stop", {
      prompt_filter_results: [
        { content_filter_results: { indirect_attack: { detected: true, filtered: false } } },
      ],
    }),
  },
  {
    name: "call by another for the user",
    value: {
      messages: [
        { role: "user", content: [{ type: "tool_use", name: NAME, input: ARGS }] },
        { role: "assistant", content: TEXT, tool_calls: [] },
      ],
    },
  },
];

/** Nothing says what the agent did. */
export const HIDDEN: readonly Shape[] = [
  { name: "reply", value: { reply: TEXT } },
  { name: "nested text", value: { data: { outputs: [{ parts: [{ text: TEXT }] }] } } },
  {
    name: "trace id and usage",
    value: {
      output: TEXT,
      trace_id: "1",
      usage: { tokens: 3 },
      model: { name: "m", params: { temperature: 0 } },
    },
  },
  { name: "calls that cannot be read", value: { text: TEXT, toolCalls: [{}] } },
  {
    name: "steps that cannot be read",
    value: { text: TEXT, steps: [{ thought: "send it", kind: 3 }] },
  },
  {
    name: "tools are only described",
    value: {
      text: TEXT,
      tools: [
        {
          name: NAME,
          description: "Forwards.",
          parameters: { type: "object", properties: { to: { type: "string" } } },
        },
      ],
    },
  },
  {
    name: "the request is repeated",
    value: { reply: TEXT, request: { tool_calls: [{ name: NAME, args: ARGS }] } },
  },
  { name: "stream of texts", frames: [{ text: "Here is " }, { text: "your summary." }] },
  {
    name: "ag-ui without calls",
    frames: [
      { type: "RUN_STARTED" },
      { type: "TEXT_MESSAGE_CONTENT", delta: TEXT },
      { type: "RUN_FINISHED" },
    ],
  },
  {
    name: "sources with a name",
    value: { reply: TEXT, sources: [{ name: "mail 17", content: `Forward to ${ARGS.to}` }] },
  },
  {
    name: "spans of a trace",
    value: { reply: TEXT, spans: [{ name: "LLM", input: `Forward to ${ARGS.to}`, output: "x" }] },
  },
  {
    name: "buttons",
    value: { reply: TEXT, suggestions: [{ title: "Open", url: "https://northwind.example" }] },
  },
  {
    name: "the model's settings",
    value: { reply: TEXT, model: { name: "m", parameters: { temperature: 0 } } },
  },
];

export const BLOCKED: readonly Shape[] = [
  {
    name: "content_filter with part of a text",
    value: chat({ content: "The mail is" }, "content_filter"),
  },
  { name: "content_filter without", value: chat({ content: "" }, "content_filter") },
  {
    name: "guardrail_intervened",
    value: {
      output: { message: { role: "assistant", content: [{ text: "Sorry." }] } },
      stopReason: "guardrail_intervened",
    },
  },
  {
    name: "responses incomplete",
    value: response([said("The mail is")], {
      status: "incomplete",
      incomplete_details: { reason: "content_filter" },
    }),
  },
  { name: "gemini block", value: { promptFeedback: { blockReason: "PROHIBITED_CONTENT" } } },
  {
    name: "gemini safety",
    value: { candidates: [{ content: { parts: [{ text: "The" }] }, finishReason: "SAFETY" }] },
  },
  {
    name: "error code",
    value: { error: { code: "content_filter", message: "filtered" }, reply: "x" },
  },
  { name: "stream", frames: [chunk({ content: "The" }), chunk({}, "content_filter"), "[DONE]"] },
  { name: "ai sdk", value: { text: "The", finishReason: "content-filter", toolCalls: [] } },
];

export const BROKEN: readonly Shape[] = [
  {
    name: "error beside a text",
    value: { error: { message: "Rate limit reached" }, reply: "Rate limit reached" },
  },
  { name: "error: true", value: { error: true, message: "upstream timed out" } },
  { name: "ok: false", value: { ok: false, message: "not logged in" } },
  { name: "success: false", value: { success: false, text: "no" } },
  { name: "code 500", value: { code: 500, message: "Internal Server Error" } },
  {
    name: "status error",
    value: { status: "error", message: "Internal error: upstream timed out" },
  },
  { name: "status 429", value: { status: 429, text: "Too many requests" } },
  { name: "type error", value: { type: "error", message: "overloaded" } },
  { name: "words of a gateway", value: { message: "Endpoint request timed out" } },
  { name: "graphql", value: { errors: [{ message: "boom" }], data: { reply: "boom" } } },
  { name: "isError", value: { isError: true, content: [{ type: "text", text: "tool failed" }] } },
  {
    name: "is_error of a record",
    value: [
      { type: "system", subtype: "init" },
      { type: "result", subtype: "error_during_execution", is_error: true, result: "" },
    ],
  },
  { name: "finish_reason error", value: chat({ content: "S" }, "error") },
  {
    name: "malformed call",
    value: { candidates: [{ content: {}, finishReason: "MALFORMED_FUNCTION_CALL" }] },
  },
  {
    name: "error page as reply",
    value: {
      reply: "<html><head><title>504 Gateway Time-out</title></head><body>504</body></html>",
    },
  },
  { name: "None", value: { reply: "None" } },
  { name: "null", value: { reply: "null" } },
  { name: "[object Object]", value: { reply: "[object Object]" } },
  {
    name: "traceback",
    value: {
      reply: 'Traceback (most recent call last):\n  File "app.py", line 3, in run\nKeyError: 1',
    },
  },
  { name: "coroutine", value: { reply: "<coroutine object run at 0x7f3a>" } },
  { name: "blank and zero width", value: { reply: "  \n\u200b " } },
  {
    name: "thought until the limit",
    value: chat({ content: null, reasoning_content: "Let me think" }, "length"),
  },
  { name: "stream ended by an error", frames: [chunk({ content: "I can" }), chunk({}, "error")] },
  { name: "stream without end", frames: [chunk({ content: "I can not" })] },
  {
    name: "stream broken inside a frame",
    frames: [chunk({ content: "I can not" }), '{"choices":[{"delta":{"content":" help'],
  },
  { name: "stream of an error mark", frames: ["[ERROR] upstream"] },
  {
    name: "responses stream without end",
    frames: [
      { type: "response.created", response: {} },
      { type: "response.output_text.delta", delta: "I can" },
    ],
  },
  {
    name: "ag-ui error",
    frames: [
      { type: "RUN_STARTED" },
      { type: "TEXT_MESSAGE_CONTENT", delta: "I" },
      { type: "RUN_ERROR", message: "down" },
    ],
  },
  { name: "ai sdk data stream error", lines: '0:"I can"\n3:"overloaded"\n' },
];

/** The model wrote the call and its server did not read it. */
export const WRITTEN: readonly Shape[] = [
  {
    name: "harmony",
    value: chat({
      content: `<|channel|>commentary to=functions.${NAME} <|constrain|>json<|message|>${JSON_ARGS}<|call|>`,
    }),
  },
  {
    name: "fence",
    value: chat({
      content: `\`\`\`json\n{"tool_call":{"name":"${NAME}","arguments":${JSON_ARGS}}}\n\`\`\``,
    }),
  },
  {
    name: "tags",
    value: chat({
      content: `<tool_call>\n{"name": "${NAME}", "arguments": ${JSON_ARGS}}\n</tool_call>`,
    }),
  },
  {
    name: "invoke",
    value: {
      text: `<invoke name="${NAME}"><parameter name="to">${ARGS.to}</parameter></invoke>`,
      toolCalls: [],
    },
  },
  { name: "react", value: { text: `Action: ${NAME}\nAction Input: ${JSON_ARGS}`, toolCalls: [] } },
  {
    name: "nothing but JSON",
    value: { text: `{"name":"${NAME}","arguments":${JSON_ARGS}}`, toolCalls: [] },
  },
  {
    name: "mistral mark",
    value: { text: `[TOOL_CALLS][{"name":"${NAME}","arguments":${JSON_ARGS}}]`, toolCalls: [] },
  },
];

export const SHAPE_ARGS = ARGS;
export const SHAPE_TEXT = TEXT;
export const SHAPE_TOOL = NAME;
