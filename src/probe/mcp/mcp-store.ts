import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { usageError } from "../../formats/error.ts";
import type { MemoryServer, MemoryServerRead } from "../../formats/memory-server.ts";
import { parseFieldPath, valuesAt } from "../answers/field-path.ts";
import type { MemoryNote, MemoryStore, MemoryStores } from "../contracts/memory-store.ts";
import { type McpConnection, type McpSource, openMcpServer, serverFault } from "./mcp-server.ts";

/** The reference server of the protocol, whose memory is a graph: each note is a thing of its own. */
export const REFERENCE_SERVER: MemoryServer = {
  env: { MEMORY_FILE_PATH: "{{folder}}/memory.jsonl" },
  write: {
    tool: "create_entities",
    arguments: {
      entities: [{ name: "{{id}}", entityType: "note", observations: ["{{text}}"] }],
    },
  },
  recall: {
    tool: "search_nodes",
    arguments: { query: "{{query}}" },
    notes: "entities[*].observations[*]",
    ids: "entities[*].name",
    each_word: true,
  },
  all: {
    tool: "read_graph",
    arguments: {},
    notes: "entities[*].observations[*]",
    ids: "entities[*].name",
  },
  remove: { tool: "delete_entities", arguments: { entityNames: ["{{id}}"] } },
};

/** Shorter words of a query are not asked for one by one. */
const SHORTEST_WORD = 4;

/**
 * Memories in an MCP server. A program is started anew for each trial, with an empty folder of its
 * own; a server at an address must take `{{user}}`, which is new for each trial, for one to be kept
 * from the next.
 * @throws BacktrailError with code `usage` where nothing keeps trials apart
 */
export function mcpStores(source: McpSource, map: MemoryServer): MemoryStores {
  const writes = JSON.stringify(map.write.arguments);
  const recalls = JSON.stringify(map.recall.arguments);
  const apart =
    source.kind === "address"
      ? writes.includes("{{user}}") && recalls.includes("{{user}}")
      : JSON.stringify([source.words, map.env]).includes("{{folder}}") ||
        (writes.includes("{{user}}") && recalls.includes("{{user}}"));
  if (!apart) {
    throw usageError(
      "--memory-map",
      "must keep trials apart: {{folder}} in env of a program, or {{user}} in the arguments of write and recall",
    );
  }
  return {
    name: "mcp",
    open: async () => {
      const folder = await mkdtemp(join(tmpdir(), "backtrail-memory-"));
      try {
        const connection = await openMcpServer(inFolder(source, map, folder), "--memory");
        return storeIn(connection, map, folder);
      } catch (error) {
        await rm(folder, { recursive: true, force: true });
        throw error;
      }
    },
  };
}

function inFolder(source: McpSource, map: MemoryServer, folder: string): McpSource {
  if (source.kind === "address") return source;
  const values = { folder };
  const env = Object.entries(map.env).map(([name, value]) => [name, filled(value, values)]);
  const words = source.words.map((word) => String(filled(word, values)));
  return { ...source, words, env: Object.fromEntries(env) as Record<string, string> };
}

function storeIn(connection: McpConnection, map: MemoryServer, folder: string): MemoryStore {
  const server = new Server(connection, map);
  return {
    write: (text, label) => server.write(text, label),
    recall: async (query, limit) => {
      const words = query.trim() === "" ? [] : server.queriesOf(query);
      if (words.length === 0 && map.all) return (await server.read(map.all, {})).slice(-limit);
      const found = new Map<string, { note: MemoryNote; often: number }>();
      for (const word of words.length === 0 ? [query] : words) {
        for (const note of await server.read(map.recall, { query: word, limit })) {
          const often = (found.get(note.id)?.often ?? 0) + 1;
          found.set(note.id, { note, often });
        }
      }
      const best = [...found.values()].sort((a, b) => b.often - a.often);
      return best.slice(0, limit).map(({ note }) => note);
    },
    all: () => (map.all ? server.read(map.all, {}) : null),
    remove: async (ids) => {
      for (const id of ids) await server.remove(id);
    },
    close: async () => {
      await connection.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

class Server {
  readonly #connection: McpConnection;
  readonly #map: MemoryServer;
  readonly #user = randomUUID();
  /** Labels of our defences, which no server keeps: by id, and by the text itself. */
  readonly #labels = new Map<string, string>();
  #written = 0;

  constructor(connection: McpConnection, map: MemoryServer) {
    this.#connection = connection;
    this.#map = map;
  }

  async write(text: string, label: string | null): Promise<void> {
    this.#written += 1;
    const id = `note-${this.#written}`;
    await this.#call(this.#map.write, { text, id });
    if (label === null) return;
    this.#labels.set(id, label);
    this.#labels.set(text, label);
  }

  async remove(id: string): Promise<void> {
    if (!this.#map.remove)
      throw serverFault("its map has no tool that removes", null, "--memory-map");
    await this.#call(this.#map.remove, { id });
  }

  /** What is asked for: the query, or where the server finds no more than what holds it, its words. */
  queriesOf(query: string): string[] {
    if (!this.#map.recall.each_word) return [query];
    const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return [...new Set(words.filter((word) => [...word].length >= SHORTEST_WORD))];
  }

  async read(
    read: MemoryServerRead,
    values: Readonly<Record<string, unknown>>,
  ): Promise<MemoryNote[]> {
    const { blocks, structured } = await this.#call(read, values);
    if (read.notes === undefined) return blocks.map((text) => this.#noteOf(text, text));
    const answer = structured ?? parsed(blocks.join("\n"));
    const at = (path: string): string[] =>
      valuesAt(answer, parseFieldPath(path, "--memory-map")).map(textOf);
    const texts = at(read.notes);
    const ids = read.ids === undefined ? [] : at(read.ids);
    return texts.map((text, index) =>
      this.#noteOf(text, ids.length === texts.length ? (ids[index] ?? text) : text),
    );
  }

  #noteOf(text: string, id: string): MemoryNote {
    return { id, text, label: this.#labels.get(id) ?? this.#labels.get(text) ?? null };
  }

  async #call(
    { tool, arguments: args }: { readonly tool: string; readonly arguments: unknown },
    values: Readonly<Record<string, unknown>>,
  ) {
    const { client, asked } = this.#connection;
    const given = filled(args, { ...values, user: this.#user }) as Record<string, unknown>;
    const result = await asked(() => client.callTool({ name: tool, arguments: given }));
    const blocks = result.content.flatMap((block) => (block.type === "text" ? [block.text] : []));
    if (result.isError) {
      throw serverFault(`${tool}: ${blocks.join(" ") || "it reported an error"}`, null, "--memory");
    }
    return { blocks, structured: result.structuredContent ?? null };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw serverFault(
      "its answer is no JSON, and the map names a path in it",
      cause,
      "--memory-map",
    );
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** Values put into the strings of arguments, in one pass; one that stands alone keeps its type. */
function filled(value: unknown, values: Readonly<Record<string, unknown>>): unknown {
  if (typeof value === "string") {
    const alone = /^\{\{(\w+)\}\}$/.exec(value)?.[1];
    if (alone !== undefined && Object.hasOwn(values, alone)) return values[alone];
    return value.replace(PLACEHOLDER, (whole, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : whole,
    );
  }
  if (Array.isArray(value)) return value.map((one) => filled(one, values));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, filled(one, values)]),
  );
}
