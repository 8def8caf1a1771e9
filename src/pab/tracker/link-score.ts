import type { Link, Query } from "./links.ts";

/**
 * What speaks for and against a link, in the order of the weights. Each is about an idea, not about
 * a corpus: a rewording keeps every number and name, most rare words, the claim of authority and the
 * intention to last; its source asks for something; and a text in another language that has all the
 * numbers is seldom there by chance.
 * @public read by the fitting script
 */
export const LINK_FEATURES = [
  "intercept",
  "recall",
  "margin",
  "anchorsMissing",
  "anchorsFound",
  "notDirective",
  "listsOrReports",
  "authority",
  "standingMissing",
  "foreign",
] as const;

export function linkFeatures(query: Query, link: Link): readonly number[] {
  const { mood } = query;
  const asksForNothing = !link.mood.directs && !link.isForeign;
  return [
    1,
    link.recall,
    link.margin,
    Math.log1p(link.quantitiesMissing.length + link.namesMissing),
    Math.log1p(link.anchorsFound),
    asksForNothing ? 1 : 0,
    asksForNothing && (link.wordsFound === 0 || link.mood.reports) ? 1 : 0,
    mood.claimsAuthority ? (link.moodAround.claimsAuthority ? 1 : -1) : 0,
    mood.isStanding && !link.moodAround.isStanding ? 1 : 0,
    link.isForeign && link.quantitiesMissing.length === 0 ? 1 / link.foreignEvents : 0,
  ];
}

export function dot(weights: readonly number[], features: readonly number[]): number {
  return features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
}

export function sigmoid(z: number): number {
  return 1 / (1 + Math.exp(-z));
}
