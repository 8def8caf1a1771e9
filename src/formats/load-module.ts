import { pathToFileURL } from "node:url";

/**
 * The exports of a user's JavaScript or TypeScript file. The file runs in this process or thread.
 * @param path absolute
 * @throws whatever the file throws, or the reason why it cannot be read
 */
export async function loadModule(path: string): Promise<Record<string, unknown>> {
  if (!/\.[cm]?tsx?$/.test(path)) return import(pathToFileURL(path).href);
  // Node 20 cannot run TypeScript; this is the one place that knows.
  const { createJiti } = await import("jiti").catch(() => ({ createJiti: null }));
  // The Action's bundle has no package beside it; newer versions of Node do without.
  if (createJiti === null) return import(pathToFileURL(path).href);
  return createJiti(import.meta.url, { interopDefault: false, fsCache: false }).import(path);
}
