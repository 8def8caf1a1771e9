import type { Channel, Transform } from "../model.ts";
import { type Choose, paraphrase } from "./paraphrase.ts";
import { summarize } from "./summarize.ts";
import { TaintedText } from "./tainted-text.ts";
import type { World } from "./world/world.ts";

/** What a transform may use. */
export interface TransformContext {
  readonly world: World;
  readonly choose: Choose;
  /** The note's key, the peer's or the tool's name; silent transforms use none. */
  readonly at: string;
  /** What the agent or tool puts around the passage, with `{passage}` in it. */
  readonly frame: string;
}

/** What comes out: the passage the agent goes on with, and the event that could be seen. */
export interface Transformed {
  readonly passage: TaintedText;
  readonly event: {
    readonly channel: Channel;
    readonly actor: string;
    readonly content: TaintedText;
  } | null;
}

export type ApplyTransform = (passage: TaintedText, context: TransformContext) => Transformed;

export type TransformSet = Readonly<Record<Transform, ApplyTransform>>;

/** The real transforms. Each adds itself to the history of the text that it carries. */
export const TRANSFORM_SET: TransformSet = {
  paraphrase: silent("paraphrase", ({ choose }, passage) => paraphrase(passage, choose)),
  summarize: silent("summarize", (_, passage) => summarize(passage)),
  write_read_memory: visible("write_read_memory", "memory", ({ world, at }, note) => {
    world.memory.put(at, note);
    return { actor: "agent", content: world.memory.get(at) };
  }),
  relay_to_peer: visible("relay_to_peer", "inter_agent", ({ world, at }, message) => {
    world.peers.post(at, message);
    return { actor: at, content: world.peers.receive(at) };
  }),
  tool_echo: visible("tool_echo", "tool_echo", ({ world, at }, input) => ({
    actor: at,
    content: world.tools.call(at, input),
  })),
};

function silent(
  name: Transform,
  rewrite: (context: TransformContext, passage: TaintedText) => TaintedText,
): ApplyTransform {
  return (passage, context) => ({
    passage: rewrite(context, passage).passedThrough(name),
    event: null,
  });
}

function visible(
  name: Transform,
  channel: Channel,
  carry: (
    context: TransformContext,
    framed: TaintedText,
  ) => { readonly actor: string; readonly content: TaintedText },
): ApplyTransform {
  return (passage, context) => {
    const kept = passage.passedThrough(name);
    const framed = TaintedText.fill(context.frame, { passage: kept });
    return { passage: kept, event: { channel, ...carry(context, framed) } };
  };
}
