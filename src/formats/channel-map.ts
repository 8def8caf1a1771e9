import { z } from "zod";
import { ChannelSchema } from "./pab.ts";

const name = z.string().min(1, "must not be empty");

/**
 * A user's table of which tool is which channel. Names may hold `*`; the longest name that fits
 * wins, and an exact one before any with `*`.
 */
export const ChannelMapSchema = z
  .strictObject({
    /** By tool name, for instance `read_mail: retrieved_doc` or `search_*: web`. */
    tools: z.record(name, ChannelSchema).optional(),
    /** By MCP server name; a tool's own entry comes first. */
    servers: z.record(name, ChannelSchema).optional(),
    /** By role or agent name of a message, for roles that are none of the usual ones. */
    roles: z.record(name, ChannelSchema).optional(),
  })
  .meta({ id: "channel_map", description: "Which tool, server or role is which channel." });
