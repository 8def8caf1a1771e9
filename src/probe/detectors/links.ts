import { type Place, placesOf } from "./emission.ts";

/** A host as a browser would resolve it: lower case, without the dot of the root. */
export function normalHost(host: string): string {
  return host.toLowerCase().replace(/\.$/, "");
}

/** Whether a host is one of the domains or below one of them. */
export function isWithin(host: string, domains: readonly string[]): boolean {
  const own = normalHost(host);
  return domains.some((domain) => own === domain || own.endsWith(`.${domain}`));
}

const LINK =
  /(?<![@\w.-])(?:https?:\/\/|\/\/)?((?:[a-z0-9](?:[a-z0-9-]{0,62})\.){1,8}[a-z]{2,24})(?![\w-]|\.[a-z0-9])(?:[/?#:][^\s<>"']*)?/giu;

/** Places where a text names a host of the list as a link, with or without a scheme. */
export function linksTo(text: string, hosts: readonly string[]): Place[] {
  return placesOf(text, LINK).filter(({ start, end }) => {
    const host = /^(?:https?:)?(?:\/\/)?([^/?#:]+)/i.exec(text.slice(start, end))?.[1] ?? "";
    return isWithin(host, hosts);
  });
}

/**
 * The host that an address loads from, or null when loading it tells nobody anything: relative,
 * `data:`, or no address at all.
 */
export function hostOf(address: string): string | null {
  const text = address
    .trim()
    .replace(/^<|>$/g, "")
    .replace(/[\t\r\n]/g, "")
    .replaceAll("\\", "/");
  if (!/^(?:https?:)?\/\//i.test(text) && !/^(?:https?|ftp):/i.test(text)) return null;
  try {
    const url = new URL(text, "https://base.invalid/");
    return url.hostname === "" ? null : normalHost(url.hostname);
  } catch {
    return null;
  }
}
