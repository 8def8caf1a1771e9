import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BacktrailError, reasonOf } from "../../../../formats/error.ts";
import type { MemoryNote, MemoryStore, MemoryStores } from "../../../contracts/memory-store.ts";
import type { SqlDatabase, SqlDriver } from "./sqlite-driver.ts";

/** Turns texts into vectors of one width. */
export type EmbedNotes = (texts: readonly string[]) => Promise<readonly ArrayLike<number>[]>;

/** How much a place further down in one of two rankings weighs (Cormack and others 2009). */
const FUSION = 60;

/**
 * Memories in SQLite, each trial's in a file of its own in a new folder that is taken away at its
 * end; what a killed run left is never opened again. Notes are found by full text search (FTS5,
 * its BM25), and with `embed` by the cosine of their vectors too: reciprocal rank fusion of both.
 */
export function sqliteStores(driver: SqlDriver, embed: EmbedNotes | null): MemoryStores {
  return {
    name: embed === null ? "sqlite" : "sqlite+embedding",
    open: async () => {
      const folder = await mkdtemp(join(tmpdir(), "backtrail-memory-"));
      try {
        const database = driver.open(join(folder, "memory.db"));
        // Nothing of it outlives its trial, so nothing waits for the disk.
        database.run("PRAGMA synchronous = OFF");
        database.run(
          "CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT, label TEXT, vector BLOB)",
        );
        database.run("CREATE VIRTUAL TABLE found USING fts5(text, tokenize = 'porter unicode61')");
        return storeIn(database, folder, embed);
      } catch (cause) {
        await rm(folder, { recursive: true, force: true });
        throw failure(cause);
      }
    },
  };
}

function storeIn(database: SqlDatabase, folder: string, embed: EmbedNotes | null): MemoryStore {
  const asked = async <T>(work: () => T | Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (cause) {
      throw failure(cause);
    }
  };
  const all = () => notesOf(database.all("SELECT id, text, label FROM notes ORDER BY id"));
  return {
    write: (text, label) =>
      asked(async () => {
        const vector = embed === null ? null : bytesOf((await embed([text]))[0] ?? []);
        database.run("INSERT INTO notes (text, label, vector) VALUES (?, ?, ?)", [
          ...[text, label, vector],
        ]);
        database.run(
          "INSERT INTO found (rowid, text) SELECT id, text FROM notes ORDER BY id DESC LIMIT 1",
        );
      }),
    recall: (query, limit) =>
      asked(async () => {
        if (query.trim() === "") return all().slice(-limit);
        const byWords = wordsFound(database, query);
        if (embed === null) return pick(all(), byWords, limit);
        const byVector = vectorsNear(database, (await embed([query]))[0] ?? []);
        return pick(all(), fused([byWords, byVector]), limit);
      }),
    all: () => asked(all),
    remove: (ids) =>
      asked(() => {
        for (const id of ids) {
          database.run("DELETE FROM notes WHERE id = ?", [Number(id)]);
          database.run("DELETE FROM found WHERE rowid = ?", [Number(id)]);
        }
      }),
    close: async () => {
      database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Ids of the notes that hold any word of a query, best first. A word is quoted: none is an operator. */
function wordsFound(database: SqlDatabase, query: string): string[] {
  const words = [...new Set(query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])];
  if (words.length === 0) return [];
  const match = words.map((word) => `"${word}"`).join(" OR ");
  return database
    .all("SELECT rowid AS id FROM found WHERE found MATCH ? ORDER BY bm25(found), rowid", [match])
    .map(({ id }) => String(id));
}

/** Ids of all notes whose vectors point the way of the query's, the nearest first. */
function vectorsNear(database: SqlDatabase, query: ArrayLike<number>): string[] {
  return database
    .all("SELECT id, vector FROM notes ORDER BY id")
    .map(({ id, vector }) => ({ id: String(id), near: cosine(vectorOf(vector), query) }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near)
    .map(({ id }) => id);
}

function fused(rankings: readonly (readonly string[])[]): string[] {
  const scores = new Map<string, number>();
  for (const ranking of rankings) {
    for (const [place, id] of ranking.entries()) {
      scores.set(id, (scores.get(id) ?? 0) + 1 / (FUSION + place + 1));
    }
  }
  return [...scores].sort(([, a], [, b]) => b - a).map(([id]) => id);
}

function pick(notes: readonly MemoryNote[], ids: readonly string[], limit: number): MemoryNote[] {
  const byId = new Map(notes.map((note) => [note.id, note]));
  return ids.slice(0, limit).flatMap((id) => byId.get(id) ?? []);
}

function notesOf(rows: readonly Readonly<Record<string, unknown>>[]): MemoryNote[] {
  return rows.map(({ id, text, label }) => ({
    id: String(id),
    text: String(text),
    label: label === null ? null : String(label),
  }));
}

function bytesOf(vector: ArrayLike<number>): Uint8Array {
  return new Uint8Array(Float32Array.from(vector).buffer);
}

function vectorOf(bytes: unknown): Float32Array {
  if (!(bytes instanceof Uint8Array)) return new Float32Array();
  // A copy: what a library gives may stand at an offset that no float may begin at.
  return new Float32Array(Uint8Array.from(bytes).buffer);
}

/** 0 where one of them has no direction or their widths differ. */
function cosine(a: ArrayLike<number>, b: ArrayLike<number>): number {
  if (a.length !== b.length) return 0;
  let [dot, ofA, ofB] = [0, 0, 0];
  for (let index = 0; index < a.length; index += 1) {
    const [x = 0, y = 0] = [a[index], b[index]];
    dot += x * y;
    ofA += x * x;
    ofB += y * y;
  }
  return ofA === 0 || ofB === 0 ? 0 : dot / Math.sqrt(ofA * ofB);
}

function failure(cause: unknown): BacktrailError {
  const message = `the SQLite memory failed: ${reasonOf(cause)}`;
  return new BacktrailError({ code: "external", where: "--memory", message, cause });
}
