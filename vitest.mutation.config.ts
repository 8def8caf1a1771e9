import { defineConfig } from "vitest/config";

// The rooms that `npm run mutation` puts faults into, with their own tests.
export default defineConfig({
  test: {
    include: ["src/{stats,probe/attempt,probe/run,probe/compare}/**/*.test.ts"],
    exclude: ["**/*.slow.test.ts"],
    setupFiles: ["test/setup.ts"],
    restoreMocks: true,
    testTimeout: 120_000,
  },
});
