import { BacktrailError, reasonOf } from "../../formats/error.ts";
import { CUT_BY_LENGTH } from "../../formats/remark.ts";
import { failed } from "../attempt/attempt.ts";
import type { ToolSpec } from "../contracts/scenario.ts";
import type { AgentBackend, ModelReport, ModelRequest } from "./backend.ts";
import { type ChatItem, historyOf } from "./gguf-history.ts";

/** The part of the optional runtime `node-llama-cpp` (version 3) that is used here. */
interface Runtime {
  getLlama(options: {
    readonly gpu: false;
    readonly build: "never";
    readonly maxThreads: number;
    readonly logLevel: "error";
  }): Promise<Llama>;
  readonly LlamaChat: new (options: { readonly contextSequence: Sequence }) => Chat;
}

interface Llama {
  loadModel(options: { readonly modelPath: string }): Promise<{
    createContext(options: {
      readonly contextSize: number;
      readonly threads: number;
    }): Promise<{ getSequence(): Sequence }>;
  }>;
  dispose(): Promise<void>;
}

interface Sequence {
  readonly tokenMeter: { getState(): Tokens; diff(before: Tokens): Tokens };
  /** Tokens that stand in the context. */
  readonly nextTokenIndex: number;
}

interface Tokens {
  readonly usedOutputTokens: number;
}

interface Chat {
  generateResponse(
    history: readonly ChatItem[],
    options: {
      readonly temperature: number;
      readonly seed: number;
      readonly maxTokens: number;
      readonly signal: AbortSignal;
      readonly onTextChunk: (text: string) => void;
      readonly contextShift: {
        readonly strategy: () => { readonly chatHistory: ChatItem[]; readonly metadata: null };
      };
      readonly functions?: Readonly<Record<string, { description: string; params: unknown }>>;
    },
  ): Promise<{
    readonly response: string;
    readonly functionCalls?: readonly { readonly functionName: string; readonly params: unknown }[];
    readonly metadata: { readonly stopReason: string };
  }>;
}

export interface GgufOptions {
  readonly path: string;
  /** Stands in the model column. */
  readonly model: string;
  readonly threads: number;
  /** Tokens of prompt and answer together. */
  readonly contextSize: number;
}

// Not a literal, so that neither the compiler nor a bundler asks for a package that is optional.
const RUNTIME: string = "node-llama-cpp";

/**
 * A model in a GGUF file, run in this process on the CPU. Its tools stand in the prompt as its chat
 * template has them, and once it begins a call a grammar holds it to their arguments. One call at a
 * time.
 * @throws BacktrailError with code `unavailable` without the runtime, `external` when the file
 * cannot be loaded.
 */
export async function ggufBackend(options: GgufOptions): Promise<AgentBackend> {
  const runtime = await loadRuntime();
  let llama: Llama | null = null;
  let sequence: Sequence;
  try {
    llama = await runtime.getLlama({
      gpu: false,
      build: "never",
      maxThreads: options.threads,
      logLevel: "error",
    });
    const model = await llama.loadModel({ modelPath: options.path });
    const { contextSize, threads } = options;
    sequence = (await model.createContext({ contextSize, threads })).getSequence();
  } catch (cause) {
    await llama?.dispose();
    const reason = reasonOf(cause);
    throw new BacktrailError({
      code: "external",
      where: options.path,
      message: `the model cannot be loaded: ${reason}`,
      cause,
    });
  }
  const loaded = llama;
  let last: Promise<unknown> = Promise.resolve();
  return {
    name: "gguf",
    model: options.model,
    simulated: false,
    call: (request) => {
      const turn = last.then(() => answer(runtime, sequence, request));
      last = turn;
      return turn;
    },
    close: async () => {
      await last;
      await loaded.dispose();
    },
  };
}

async function loadRuntime(): Promise<Runtime> {
  try {
    return (await import(RUNTIME)) as Runtime;
  } catch (cause) {
    throw new BacktrailError({
      code: "unavailable",
      where: "--backend",
      message:
        "a GGUF file needs the optional package node-llama-cpp, version 3.21.1: npm install --no-save --save-optional node-llama-cpp@3.21.1",
      cause,
    });
  }
}

async function answer(
  runtime: Runtime,
  sequence: Sequence,
  request: ModelRequest,
): Promise<ModelReport> {
  let said = "";
  // When the context is full the runtime would drop the oldest text in silence.
  const full = new AbortController();
  // The runtime keeps what the new prompt begins with and drops the rest: calls do not see each
  // other, and the parts they share are computed once.
  const before = { ...sequence.tokenMeter.getState() };
  const usage = () => {
    const { usedOutputTokens } = sequence.tokenMeter.diff(before);
    const inputTokens = Math.max(0, sequence.nextTokenIndex - usedOutputTokens);
    return { inputTokens, outputTokens: usedOutputTokens };
  };
  try {
    const chat = new runtime.LlamaChat({ contextSequence: sequence });
    const functions = functionsOf(request.tools);
    const { response, functionCalls, metadata } = await chat.generateResponse(historyOf(request), {
      temperature: request.temperature,
      seed: request.seed,
      maxTokens: request.maxOutputTokens,
      signal: AbortSignal.any([request.signal, full.signal]),
      onTextChunk: (text) => {
        said += text;
      },
      contextShift: {
        strategy: () => {
          full.abort();
          return { chatHistory: [{ type: "model", response: [] }], metadata: null };
        },
      },
      ...(request.tools.length > 0 ? { functions } : {}),
    });
    const toolCalls = (functionCalls ?? []).map(({ functionName, params }, index) => ({
      ...{ id: `${request.messages.length}:${index}`, name: functionName, args: params ?? {} },
    }));
    const notes = metadata.stopReason === "maxTokens" ? [CUT_BY_LENGTH] : [];
    return { status: "answered", text: response, toolCalls, notes, usage: usage(), warnings: [] };
  } catch (error) {
    if (request.signal.aborted) return failed("not_sent", "interrupted");
    if (!full.signal.aborted) return failed("crashed", reasonOf(error));
    if (said === "") return failed("crashed", "the prompt does not fit into the model's context");
    const notes = [CUT_BY_LENGTH];
    return { status: "answered", text: said, toolCalls: [], notes, usage: usage(), warnings: [] };
  }
}

function functionsOf(tools: readonly ToolSpec[]) {
  return Object.fromEntries(
    tools.map(({ name, description, parameters }) => [name, { description, params: parameters }]),
  );
}
