import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    exclude: ["**/*.slow.test.ts", "node_modules/**"],
    environment: "node",
    setupFiles: ["test/setup.ts"],
    restoreMocks: true,
    testTimeout: 20_000,
    coverage: {
      provider: "v8",
      include: ["src/**/*.ts"],
      exclude: ["src/**/*.test.ts", "src/cli/main.ts", "src/cli/pab.ts", "src/cli/agentprobe.ts"],
      reporter: ["text-summary", "lcov"],
      thresholds: { statements: 90, branches: 85, functions: 90, lines: 90 },
    },
  },
});
