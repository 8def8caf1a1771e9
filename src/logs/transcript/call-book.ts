import { RecentMap } from "./recent-map.ts";

/** A call that a log shows. */
export interface KnownCall {
  readonly tool: string;
  readonly server: string | null;
  args: unknown;
  answered: boolean;
  /** Listings of the conversation that showed it last, and its answer last. */
  seenIn: number;
  answeredIn: number;
  /** Grows with every sighting. */
  order: number;
}

export interface Joined {
  /** The call answered; null when the result names another tool than every call with its id. */
  readonly call: KnownCall | null;
  /** Other open calls that the result could answer just as well. */
  readonly rivals: readonly KnownCall[];
}

/** Call ids remembered; beyond it the oldest are forgotten, so memory is bounded. */
const CALLS = 5_000;
/** Calls remembered under one id: some producers number calls from 0 in every turn. */
const PER_ID = 64;

/**
 * The calls of a conversation by id. Ids are not unique: producers count them anew in every turn,
 * and logs show the same call again and again. A result answers the latest open call with its id,
 * and a tool that the result itself names wins.
 */
export class CallBook {
  readonly #byId = new RecentMap<KnownCall[]>(CALLS);
  #order = 0;

  /** A call that was not there before. */
  add(id: string, call: Pick<KnownCall, "tool" | "server" | "args">, listing: number): KnownCall {
    const known: KnownCall = {
      ...call,
      answered: false,
      seenIn: listing,
      answeredIn: -1,
      order: this.#order++,
    };
    this.#byId.set(id, [...(this.#byId.get(id) ?? []), known].slice(-PER_ID));
    return known;
  }

  /** The same call, shown again. */
  again(call: KnownCall, listing: number): void {
    call.seenIn = listing;
    call.order = this.#order++;
  }

  /** The call that a result answers, or null when none has its id. */
  join(id: string, tool: string | null, listing: number): Joined | null {
    const all = this.#byId.get(id);
    if (!all) return null;
    const named = tool === null ? all : all.filter((call) => isSameTool(call.tool, tool));
    const open = [
      named.filter(({ seenIn, answeredIn }) => seenIn === listing && answeredIn !== listing),
      named.filter(({ answered }) => !answered),
      named,
    ].find((calls) => calls.length > 0);
    if (!open) return { call: null, rivals: [] };
    const call = open.reduce((a, b) => (b.order > a.order ? b : a));
    return { call, rivals: open.filter((one) => one !== call && one.tool !== call.tool) };
  }

  /** The id of the oldest open call of a tool with these arguments, or null. */
  open(tool: string, args: unknown): string | null {
    const wanted = JSON.stringify(args ?? null);
    for (const [id, calls] of this.#byId.entries()) {
      const fits = calls.some(
        (call) =>
          !call.answered &&
          isSameTool(call.tool, tool) &&
          (args === null || args === undefined || JSON.stringify(call.args ?? null) === wanted),
      );
      if (fits) return id;
    }
    return null;
  }

  answer(call: KnownCall, listing: number): void {
    call.answered = true;
    call.answeredIn = listing;
  }

  /** The newest call with an id. */
  latest(id: string): KnownCall | undefined {
    return this.#byId.get(id)?.at(-1);
  }

  isTool(name: string): boolean {
    for (const [, calls] of this.#byId.entries())
      if (calls.some(({ tool }) => tool === name)) return true;
    return false;
  }

  /** Exporters that know no ids write a tool's name and a number that counts parts. */
  toolOfNumberedId(id: string): string | null {
    const name = /^(.+)_\d+$/.exec(id)?.[1];
    const isId = name === undefined || this.latest(id) !== undefined;
    return isId || !this.isTool(name) ? null : name;
  }

  /** Ids of calls without an answer, in order. */
  unanswered(): string[] {
    return [...this.#byId.entries()]
      .filter(([, calls]) =>
        calls.some(
          (call) =>
            !call.answered && !calls.some((other) => other.answered && other.tool === call.tool),
        ),
      )
      .map(([id]) => id);
  }
}

/** Servers and frameworks put prefixes before the same name: `mail/send`, `mcp__mail__send`. */
export function isSameTool(a: string, b: string): boolean {
  const [one, other] = [plain(a), plain(b)];
  return one === other || one.endsWith(`_${other}`) || other.endsWith(`_${one}`);
}

function plain(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_");
}
