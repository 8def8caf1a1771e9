import type { Channel } from "../../model.ts";
import type { AmbientStep } from "../scenario.ts";

/** Shorthand for the many unrelated events of a scenario. */
export function ambient(
  channel: Exclude<Channel, "web">,
  actor: string,
  text: string,
): AmbientStep {
  return { kind: "ambient", channel, actor, text };
}

/** An unrelated page; the path is below the sandbox's one web server. */
export function page(path: string, text: string): AmbientStep {
  return { kind: "ambient", channel: "web", actor: "browser", url: pageUrl(path), text };
}

export function pageUrl(path: string): string {
  return `http://localhost:8080/${path}`;
}
