import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    exclude: ["**/*.slow.test.ts", "node_modules/**"],
    environment: "node",
    setupFiles: ["test/setup.ts"],
    restoreMocks: true,
    // Files share the modules of their worker: reading them anew for each of 300 took a third of the time.
    isolate: false,
    maxWorkers: "100%",
    // A hang is seen, a busy machine is not taken for one: alone, the slowest test takes a tenth of this.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    coverage: {
      provider: "v8",
      include: ["src/**/*.ts"],
      // Entry files, worker threads and the queue run as processes of the built package, the page in a
      // browser, Parquet beside DuckDB in the slow suite: out of sight here.
      exclude: [
        "src/**/*.test.ts",
        "src/cli/{main,pab,agentprobe,run-process}.ts",
        "src/**/*-{worker,host}.ts",
        "src/{page,joins/queue,cli/queue,cli/commands/export}/**",
        "src/formats/{duckdb,parquet/write}.ts",
        "src/probe/results/read-parquet.ts",
      ],
      reporter: ["text-summary", "lcov"],
      // What only the slow suite runs (processes, pages, shards, wires of providers) is not counted.
      thresholds: { statements: 90, branches: 82.5, functions: 90, lines: 91 },
    },
  },
});
