import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.slow.test.ts", "test/**/*.slow.test.ts"],
    environment: "node",
    setupFiles: ["test/setup.ts"],
    // Many of these wait for processes that they start: a worker for each core, as in the fast suite.
    maxWorkers: "100%",
    testTimeout: 600_000,
    hookTimeout: 120_000,
    passWithNoTests: true,
  },
});
