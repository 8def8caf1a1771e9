import { type CommandTargetOptions, commandTarget } from "./command-target.ts";
import type { Target } from "./target.ts";

/**
 * Runs in the user's own Python: reads JSON lines, calls the function with the prompt, and prints
 * what it returns: a text, or a dictionary with the text and its tool calls. The real standard
 * output is kept for answers, so that an agent may print.
 */
const BRIDGE = `
import asyncio, importlib, inspect, json, os, sys
out = os.fdopen(os.dup(1), "w", encoding="utf-8")
os.dup2(2, 1)
sys.path.insert(0, os.getcwd())
agent = getattr(importlib.import_module(sys.argv[1]), sys.argv[2])
for line in sys.stdin:
    request = json.loads(line)
    try:
        answer = agent(request["prompt"])
        if inspect.isawaitable(answer):
            async def wait(given=answer):
                return await given
            answer = asyncio.run(wait())
        said = answer if isinstance(answer, dict) else {"text": answer}
        reply = json.dumps({**said, "id": request["id"]})
    except Exception as error:
        reply = json.dumps({"id": request["id"], "error": f"{type(error).__name__}: {error}"})
    out.write(reply + "\\n")
    out.flush()
`;

/** A Python function by its dotted module, found from the working folder or on Python's own path. */
export interface PythonFunction {
  readonly module: string;
  readonly name: string;
}

/** Reads `my.module:function`, as the Python original writes it; null for anything else. */
export function pythonFunctionIn(text: string): PythonFunction | null {
  const [, module, name] = /^([A-Za-z_][\w.]*):([A-Za-z_]\w*)$/.exec(text) ?? [];
  return module === undefined || name === undefined ? null : { module, name };
}

/** A Python function as an agent. It is given the prompt alone, so it keeps no conversation. */
export function pythonTarget(
  { module, name }: PythonFunction,
  options: Omit<CommandTargetOptions, "words">,
): Target {
  const python = options.env["PYTHON"] ?? "python3";
  const target = commandTarget({ ...options, words: [python, "-c", BRIDGE, module, name] });
  return { ...target, needsSession: true };
}
