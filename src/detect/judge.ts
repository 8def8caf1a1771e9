import { OffsetMap } from "../text/code-points.ts";
import type { SettledConfig } from "./config.ts";
import { type LiteralMatch, literalMatches } from "./literals.ts";
import type { DetectionMatch, DetectionResult } from "./result.ts";
import type { Finding, Scan, Scanner } from "./scan.ts";
import { contextFactor, type TextContext } from "./score/context.ts";
import { inside, type Range } from "./score/regions.ts";
import { settleVerdict, type UnitMatch } from "./verdict.ts";
import { rawRange, rawView } from "./views/view.ts";

/** The verdict on a well-formed text, in steps; see `Scanner.steps`. */
export function* judging(
  text: string,
  config: SettledConfig,
  canaries: readonly string[],
  scanner: Scanner,
  context: TextContext = "document",
): Generator<void, DetectionResult> {
  const offsets = new OffsetMap(text);
  const toSpan = ({ start, end, ...match }: UnitMatch): DetectionMatch => ({
    ...match,
    span: [offsets.toCodePoint(start), offsets.toCodePoint(end)],
  });
  const scan = yield* scanner.steps(text);
  const normal = scan.views[0] ?? rawView(text);
  const blocked = literalMatches(normal, config.blocklist);
  if (blocked.length > 0) {
    const matches = blocked.map((match) => fromLiteral(match, "blocklist", "direct_override"));
    return { ...settleVerdict(matches, config.sensitivity, toSpan), threatLevel: "high" };
  }
  const allowed = mergedRanges(literalMatches(normal, config.allowlist));
  const matches = [
    ...scan.findings.map((finding) => fromFinding(finding, allowed, context)),
    ...customMatches(scan, config, allowed),
    ...canaryMatches(scan, [...config.canaryTokens, ...canaries]),
  ].sort((a, b) => a.start - b.start || a.end - b.end);
  return settleVerdict(matches, config.sensitivity, toSpan);
}

function fromFinding(finding: Finding, allowed: readonly Range[], context: TextContext): UnitMatch {
  const factor = contextFactor(context, finding.rule.id);
  return {
    rule: finding.rule.id,
    type: finding.view.startsWith("decoded:") ? "encoding_attack" : finding.rule.type,
    threat: finding.rule.threat,
    confidence: Math.min(1, finding.weight * factor),
    start: finding.start,
    end: finding.end,
    view: finding.view,
    path: finding.path,
    discounts: factor < 1 ? [...finding.discounts, `ordinary in ${context}`] : finding.discounts,
    allowed: inside(allowed, finding.start, finding.end),
  };
}

function fromLiteral(
  match: LiteralMatch,
  kind: "blocklist" | "canary",
  type: "direct_override" | "canary_leak",
): UnitMatch {
  return {
    rule: `${kind}:${match.entry + 1}`,
    type,
    threat: kind === "canary" ? "critical" : "high",
    confidence: 1,
    start: match.start,
    end: match.end,
    view: match.view,
    path: null,
    discounts: [],
    allowed: false,
  };
}

function canaryMatches(scan: Scan, canaries: readonly string[]): UnitMatch[] {
  const seen = new Set<number>();
  const matches: UnitMatch[] = [];
  for (const view of scan.views) {
    const fresh = literalMatches(view, canaries).filter(({ entry }) => !seen.has(entry));
    for (const match of fresh) matches.push(fromLiteral(match, "canary", "canary_leak"));
    for (const { entry } of fresh) seen.add(entry);
  }
  return matches;
}

function customMatches(scan: Scan, config: SettledConfig, allowed: readonly Range[]): UnitMatch[] {
  return config.customRules.flatMap((rule) => {
    const matches: UnitMatch[] = [];
    for (const view of scan.views) {
      if (matches.length > 0) break;
      for (const [from, to] of rule.find(view.text)) {
        if (to === from) continue;
        const [start, end] = rawRange(view, from, to);
        matches.push({
          rule: `custom:${rule.id}`,
          type: rule.type,
          threat: rule.threat,
          confidence: rule.confidence,
          start,
          end,
          view: view.name,
          path: null,
          discounts: [],
          allowed: inside(allowed, start, end),
        });
      }
    }
    return matches;
  });
}

function mergedRanges(matches: readonly LiteralMatch[]): Range[] {
  const merged: [number, number][] = [];
  for (const { start, end } of [...matches].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
