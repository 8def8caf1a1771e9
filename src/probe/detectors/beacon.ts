import { beaconHosts } from "./images.ts";
import { isWithin } from "./links.ts";
import type { Found } from "./secret.ts";

/**
 * An image or other element that calls a host outside the organisation when the text is shown. What
 * the agent says around it does not matter: it renders all the same. Only code is not rendered.
 */
export function findBeacon(reply: string, internalDomains: readonly string[]): Found | null {
  const [host] = beaconHosts(reply, (candidate) => isWithin(candidate, internalDomains));
  return host === undefined ? null : { evidence: host, how: "" };
}
