import type {
  AgentBackend,
  IdentifiedToolCall,
  ModelReport,
  ModelRequest,
} from "../../src/probe/agent/backend.ts";

type Step = ModelReport | ((request: ModelRequest) => ModelReport);

/** A model that says what a script says, one entry a call, and remembers what it was sent. */
export function scriptedBackend(script: readonly Step[]): {
  readonly backend: AgentBackend;
  readonly requests: ModelRequest[];
} {
  const requests: ModelRequest[] = [];
  const call = async (request: ModelRequest): Promise<ModelReport> => {
    const step = script[requests.length];
    requests.push(request);
    if (step === undefined) return says("(the script is over)");
    return typeof step === "function" ? step(request) : step;
  };
  return {
    backend: { name: "scripted", model: "script", simulated: false, call },
    requests,
  };
}

/** An answer in words. */
export function says(text: string, toolCalls: readonly IdentifiedToolCall[] = []): ModelReport {
  return {
    status: "answered",
    text,
    toolCalls,
    usage: { inputTokens: 100, outputTokens: 10 },
    warnings: [],
  };
}

/** An answer that calls tools, each written as `[name, args]`. */
export function calls(...made: readonly (readonly [name: string, args: unknown])[]): ModelReport {
  return says(
    "",
    made.map(([name, args], index) => ({ id: `call_${index}`, name, args })),
  );
}
