import { asText, own } from "../json-view.ts";

interface Call {
  id: string | null;
  name: string;
  arguments: string;
}

/**
 * Tool calls put together from the pieces of a stream. Pieces belong to the call that their id
 * names, else to the newest call at their index; vendors leave the index out or say 0 for every
 * call, so a new id with a name, or a name after arguments that are whole, starts another call.
 */
export class StreamedCalls {
  readonly #calls: Call[] = [];
  readonly #newest = new Map<number | string, Call>();

  /** @param position in the list of this frame, for pieces without an index. */
  add(piece: unknown, position: number): void {
    const given = own(piece, "index");
    const slot = typeof given === "number" || typeof given === "string" ? given : position;
    const id = asText(own(piece, "id")) || null;
    const body = own(piece, "function") ?? own(piece, "custom") ?? piece;
    const name = asText(own(body, "name")) ?? "";
    const args = argumentsOf(own(body, "arguments") ?? own(body, "input"));
    const open = this.#newest.get(slot);
    const same = id === null ? undefined : this.#calls.find((call) => call.id === id);
    const call = same ?? (open && !startsAnother(open, id, name) ? open : this.#start());
    this.#newest.set(slot, call);
    call.id ??= id;
    // Some vendors repeat the whole name in every piece.
    if (name !== call.name) call.name += name;
    call.arguments += args;
  }

  #start(): Call {
    const call = { id: null, name: "", arguments: "" };
    this.#calls.push(call);
    return call;
  }

  /** The calls in the order in which they began, in the form of a whole answer. */
  finished(): object[] {
    return this.#calls.map(({ id, name, arguments: args }) => ({
      id,
      type: "function",
      function: { name, arguments: args },
    }));
  }
}

function startsAnother(open: Call, id: string | null, name: string): boolean {
  if (id !== null && open.id !== null && id !== open.id) return name !== "" || isWhole(open);
  if (name === "" || open.name === "") return false;
  return isWhole(open) || (name !== open.name && open.arguments !== "");
}

function isWhole({ arguments: args }: Call): boolean {
  if (!/[\]}]\s*$/.test(args)) return false;
  try {
    JSON.parse(args);
    return true;
  } catch {
    return false;
  }
}

function argumentsOf(value: unknown): string {
  if (typeof value === "string") return value;
  return value === undefined || value === null ? "" : JSON.stringify(value);
}
