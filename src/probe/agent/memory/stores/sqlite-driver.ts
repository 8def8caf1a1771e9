import { BacktrailError, reasonOf } from "../../../../formats/error.ts";

/** A value as SQLite takes and gives it. */
export type SqlValue = string | number | bigint | Uint8Array | null;

/** The little of a database that a memory needs; statements run at once, one after another. */
export interface SqlDatabase {
  run(sql: string, values?: readonly SqlValue[]): void;
  all(sql: string, values?: readonly SqlValue[]): readonly Readonly<Record<string, unknown>>[];
  close(): void;
}

/** A library that opens databases. */
export interface SqlDriver {
  readonly name: string;
  open(file: string): SqlDatabase;
}

interface Statement {
  run(...values: readonly SqlValue[]): unknown;
  all(...values: readonly SqlValue[]): unknown;
}

/** What the three libraries have alike. */
interface Opened {
  prepare(sql: string): Statement;
  close(): void;
}

// Not literals, so that neither the compiler nor a bundler asks for what is optional.
const BUILT_IN: string = "node:sqlite";
const NATIVE: string = "better-sqlite3";
const WASM: string = "node-sqlite3-wasm";

/** Libraries in the order in which they are tried, and where each keeps its class. */
const LIBRARIES: readonly {
  readonly name: string;
  readonly open: (module: Readonly<Record<string, unknown>>, file: string) => SqlDatabase;
}[] = [
  { name: BUILT_IN, open: (module, file) => overStatements(made(module, "DatabaseSync", file)) },
  { name: NATIVE, open: (module, file) => overStatements(made(module, "default", file)) },
  { name: WASM, open: (module, file) => made(module, "Database", file) as SqlDatabase & Opened },
];

/**
 * The first library of `node:sqlite`, `better-sqlite3` and `node-sqlite3-wasm` that is there and
 * has full text search.
 * @param names only these are tried
 * @throws BacktrailError with code `unavailable` where there is none
 */
export async function sqlDriver(
  names: readonly string[] = LIBRARIES.map(({ name }) => name),
): Promise<SqlDriver> {
  const reasons: string[] = [];
  for (const { name, open } of LIBRARIES.filter((one) => names.includes(one.name))) {
    try {
      const module = withDefaults((await import(name)) as Readonly<Record<string, unknown>>);
      const database = open(module, ":memory:");
      try {
        database.run("CREATE VIRTUAL TABLE probe USING fts5(text)");
      } finally {
        database.close();
      }
      return { name, open: (file) => open(module, file) };
    } catch (cause) {
      reasons.push(`${name}: ${reasonOf(cause)}`);
    }
  }
  throw new BacktrailError({
    code: "unavailable",
    where: "--memory",
    message: `SQLite needs Node 22.13 or later, or an optional package: npm install --no-save --save-optional better-sqlite3@12.9.0 (${reasons.join("; ")})`,
  });
}

/** A CommonJS module shows its exports under `default` alone where they cannot be read ahead. */
function withDefaults(
  module: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const whole = module["default"];
  return typeof whole === "object" && whole !== null ? { ...whole, ...module } : module;
}

function made(module: Readonly<Record<string, unknown>>, name: string, file: string): Opened {
  const made = module[name];
  const Database = made as new (path: string) => Opened;
  return new Database(file);
}

function overStatements(opened: Opened): SqlDatabase {
  return {
    run: (sql, values = []) => {
      opened.prepare(sql).run(...values);
    },
    all: (sql, values = []) =>
      opened.prepare(sql).all(...values) as readonly Readonly<Record<string, unknown>>[],
    close: () => opened.close(),
  };
}
