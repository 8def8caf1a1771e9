import type { Defense } from "backtrail/pab";

/**
 * A worked example: blame the earliest event of an untrusted channel, and block. Score it with
 *
 *     npx backtrail pab eval --defense ./examples/first-untrusted.ts
 *
 * It is not a good defence. That it scores badly at every depth is what the benchmark is for.
 */
const untrusted: readonly string[] = ["retrieved_doc", "web", "file", "inter_agent", "tool_echo"];

export const defense: Defense = {
  name: "first-untrusted",
  review(trace, point) {
    const surface = trace.events.find((event) => event.eventId === point.eventId);
    if (!surface) throw new Error(`no event ${point.eventId}`);
    const suspect = trace.events.find((event) => untrusted.includes(event.channel));
    const origin = suspect ?? surface;
    return {
      decision: suspect ? "block" : "act",
      attribution: {
        originChannel: origin.channel,
        hopChain: [origin.channel],
        // Offsets count code points, so an emoji is one; Array.from counts the same way.
        span: point.span ?? [0, Array.from(surface.content).length],
        originEventId: origin.eventId,
      },
      confidence: 0.5,
      rationale: suspect ? `${suspect.channel} came first` : "nothing untrusted in sight",
    };
  },
};
