import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BacktrailError, formatError, reasonOf } from "./error.ts";

/** The part of the optional package `@duckdb/node-api` that is used here. */
interface Engine {
  readonly DuckDBInstance: {
    create(path: string, options: Readonly<Record<string, string>>): Promise<Instance>;
  };
}
interface Instance {
  connect(): Promise<Connection>;
  closeSync(): void;
}
interface Connection {
  runAndReadAll(sql: string, values: Readonly<Record<string, string>>): Promise<Rows>;
  interrupt(): void;
  closeSync(): void;
}
interface Rows {
  getRowObjects(): Readonly<Record<string, unknown>>[];
}

/** A Parquet file that is asked with SQL. */
export interface ParquetQuery {
  /**
   * @param sql asks `read_parquet($file, …)` and the like; untrusted text never stands in it
   * @throws BacktrailError with code `format` when the file is no Parquet or has no such columns
   */
  ask(sql: string): Promise<Readonly<Record<string, unknown>>[]>;
  close(): Promise<void>;
}

// Not a literal, so that neither the compiler nor a bundler asks for a package that is optional.
const DUCKDB: string = "@duckdb/node-api";

/**
 * Opens a Parquet file with DuckDB: in memory, without extensions from the network.
 * @param shown the path as it was typed
 * @throws BacktrailError with code `unavailable` without the package
 */
export async function queryParquet(
  path: string,
  shown: string,
  signal?: AbortSignal,
): Promise<ParquetQuery> {
  const { DuckDBInstance } = await loadEngine(shown);
  // DuckDB takes a path for a pattern: a folder called [a] would be a choice of letters.
  const aside = /[*?[\]{}]/.test(path) ? await mkdtemp(join(tmpdir(), "backtrail-")) : null;
  const file = aside === null ? path : join(aside, "rows.parquet");
  if (aside !== null) await symlink(path, file);
  const instance = await DuckDBInstance.create(":memory:", {
    autoinstall_known_extensions: "false",
    autoload_known_extensions: "false",
  });
  const connection = await instance.connect();
  const interrupt = (): void => connection.interrupt();
  signal?.addEventListener("abort", interrupt);
  return {
    ask: async (sql) => {
      signal?.throwIfAborted();
      try {
        return (await connection.runAndReadAll(sql, { file })).getRowObjects();
      } catch (cause) {
        signal?.throwIfAborted();
        throw formatError(shown, `cannot be read as Parquet: ${reasonOf(cause)}`, cause);
      }
    },
    close: async () => {
      signal?.removeEventListener("abort", interrupt);
      connection.closeSync();
      instance.closeSync();
      if (aside !== null) await rm(aside, { recursive: true, force: true });
    },
  };
}

async function loadEngine(shown: string): Promise<Engine> {
  try {
    return (await import(DUCKDB)) as Engine;
  } catch (cause) {
    throw new BacktrailError({
      code: "unavailable",
      where: shown,
      message:
        "is Parquet, which is read with the optional package @duckdb/node-api, version 1.5.6-r.1: npm install --no-save --save-optional @duckdb/node-api@1.5.6-r.1",
      cause,
    });
  }
}
