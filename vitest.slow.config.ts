import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.slow.test.ts", "test/**/*.slow.test.ts"],
    environment: "node",
    setupFiles: ["test/setup.ts"],
    testTimeout: 600_000,
    hookTimeout: 120_000,
    passWithNoTests: true,
  },
});
