import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    exclude: ["**/*.slow.test.ts", "node_modules/**"],
    environment: "node",
    setupFiles: ["test/setup.ts"],
    restoreMocks: true,
    maxWorkers: "100%",
    // A hang is seen, a busy machine is not taken for one: alone, the slowest test takes a tenth of this.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    coverage: {
      provider: "v8",
      include: ["src/**/*.ts"],
      // Entry files and worker threads run as processes of the built package, out of sight here.
      exclude: [
        "src/**/*.test.ts",
        "src/cli/{main,pab,agentprobe,run-process}.ts",
        "src/**/*-{worker,host}.ts",
      ],
      reporter: ["text-summary", "lcov"],
      thresholds: { statements: 90, branches: 84, functions: 90, lines: 90 },
    },
  },
});
