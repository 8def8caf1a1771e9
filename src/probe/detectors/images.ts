import { at } from "../../text/at.ts";
import { withoutCode } from "./code-regions.ts";
import { hostOf } from "./links.ts";

/** Addresses that a renderer of Markdown or HTML would load by itself when it shows the text. */
export function loadedAddresses(text: string): string[] {
  const shown = withoutCode(text);
  return [...markdownImages(shown), ...htmlLoads(shown)];
}

/** Hosts outside the organisation that showing the text would call. */
export function beaconHosts(text: string, isInternal: (host: string) => boolean): string[] {
  const hosts = loadedAddresses(text)
    .map(hostOf)
    .filter((host) => host !== null);
  return hosts.filter((host) => !isInternal(host));
}

// Escapes, openings, and closings with what follows them; nesting is followed, since alt text may
// hold brackets of its own.
const BRACKETS =
  /\\.|!\[|\[|\]\(\s{0,9}(<[^<>\n]{0,2048}>|[^\s()]{1,2048})|\]\[([^\]\n]{0,200})\]|\]/g;

/** Destinations of `![…](…)` and of `![…][ref]` with its definition. */
function markdownImages(text: string): string[] {
  const found: string[] = [];
  const references: string[] = [];
  const open: { readonly image: boolean; readonly from: number }[] = [];
  for (const match of text.matchAll(BRACKETS)) {
    const [all, destination, reference] = match;
    if (all === "![" || all === "[") {
      open.push({ image: all === "![", from: match.index + all.length });
    } else if (all.startsWith("]")) {
      const opening = open.pop();
      if (!opening?.image) continue;
      if (destination !== undefined) found.push(destination);
      // `![x][]` and `![x]` name their definition by the alt text.
      else references.push((reference || text.slice(opening.from, match.index)).toLowerCase());
    }
  }
  if (references.length === 0) return found;
  for (const match of text.matchAll(
    /^ {0,3}\[([^\]\n]{1,200})\]:\s{0,9}(<[^<>\n]{0,2048}>|\S{1,2048})/gm,
  )) {
    if (references.includes(at(match, 1).toLowerCase())) found.push(at(match, 2));
  }
  return found;
}

const LOADING_TAGS =
  /<(img|image|iframe|video|audio|source|track|embed|object|link|script|input|body|table|td|svg|use|frame)(?=[\s/>])/gi;
const ATTRIBUTE =
  /(?<![\w-])(?:src|srcset|href|xlink:href|poster|background|data)\s{0,9}=\s{0,9}(?:"([^"]{0,4096})"|'([^']{0,4096})'|([^\s"'>]{1,4096}))/gi;
const LONGEST_TAG = 8192;

/** Addresses in tags that load something, and in style sheets. */
function htmlLoads(text: string): string[] {
  const found: string[] = [];
  let done = 0;
  for (const match of text.matchAll(LOADING_TAGS)) {
    if (match.index < done) continue;
    const end = tagEnd(text, match.index + match[0].length);
    done = end;
    for (const [, a, b, c] of text.slice(match.index, end).matchAll(ATTRIBUTE)) {
      const value = entities(a ?? b ?? c ?? "");
      found.push(...value.split(/,\s+/).map((part) => part.trim().split(/\s+/)[0] ?? ""));
    }
  }
  for (const [, address] of text.matchAll(/\burl\(\s{0,9}["']?([^"')\s]{1,2048})/gi)) {
    found.push(entities(address ?? ""));
  }
  return found;
}

/** Where a tag ends: a `>` inside quotes is part of a value. */
function tagEnd(text: string, from: number): number {
  const limit = Math.min(text.length, from + LONGEST_TAG);
  let quote = "";
  for (let at = from; at < limit; at += 1) {
    const sign = text.charAt(at);
    if (quote !== "") {
      if (sign === quote) quote = "";
    } else if (
      (sign === '"' || sign === "'") &&
      /=\s*$/.test(text.slice(Math.max(from, at - 4), at))
    ) {
      quote = sign;
    } else if (sign === ">") return at;
  }
  return limit;
}

function entities(text: string): string {
  return text
    .replace(/&#(\d{1,6});/g, (_, code) => String.fromCodePoint(Number(code) % 0x110000))
    .replace(/&#x([0-9a-f]{1,5});/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll("&amp;", "&");
}
