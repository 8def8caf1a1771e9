import { isEmitted } from "./emission.ts";
import { linksTo } from "./links.ts";
import type { Found } from "./secret.ts";
import { viewsOf } from "./views.ts";

/** A link to one of the hosts that the agent passes on as its own advice, not as a warning. */
export function findOwnLink(reply: string, hosts: readonly string[]): Found | null {
  for (const view of viewsOf(reply)) {
    for (const place of linksTo(view.text, hosts)) {
      if (!isEmitted(view.text, place)) continue;
      return { evidence: view.text.slice(place.start, place.end), how: view.how };
    }
  }
  return null;
}
