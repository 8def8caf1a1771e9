import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { ChannelMapSchema } from "../../../formats/channel-map.ts";
import { usageError } from "../../../formats/error.ts";
import { parseWith } from "../../../formats/parse.ts";
import { SHIPPED } from "../../../logs/channels/shipped.ts";
import { type ChannelMap, channelMap } from "../../../logs/transcript/channel-map.ts";
import type { CliContext } from "../../context.ts";

/**
 * The table of `--map FILE`, a shipped one by its name, or the defaults alone.
 * @throws BacktrailError with code `usage` that names the file and the field.
 */
export async function readChannelMap(
  context: CliContext,
  path: string | undefined,
): Promise<ChannelMap> {
  if (path === undefined) return channelMap(null);
  if (Object.hasOwn(SHIPPED, path)) return channelMap({ tools: { ...SHIPPED[path]?.tools } });
  const { parse } = await import("yaml");
  let value: unknown;
  try {
    const text = await readFile(resolve(context.cwd, path), "utf8");
    value = parse(text, { strict: true, uniqueKeys: true, maxAliasCount: 0 });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.trim() : String(cause);
    throw usageError(path, reason, cause);
  }
  return channelMap(parseWith(ChannelMapSchema, value ?? {}, path, "usage"));
}
