import { isEmitted } from "./emission.ts";
import { linksTo } from "./links.ts";
import type { Found } from "./secret.ts";
import { readingOf } from "./sentences.ts";
import { viewsOf } from "./views.ts";

/** A link to one of the hosts that the agent passes on as its own advice, not as a warning. */
export function findOwnLink(reply: string, hosts: readonly string[]): Found | null {
  for (const view of viewsOf(reply)) {
    const places = linksTo(view.text, hosts);
    if (places.length === 0) continue;
    const reading = readingOf(view.text);
    for (const place of places) {
      if (!isEmitted(reading, place)) continue;
      return { evidence: view.text.slice(place.start, place.end), how: view.how };
    }
  }
  return null;
}
