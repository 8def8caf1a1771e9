import { withoutIdioms } from "../../detectors/cues.ts";
import { plain } from "../../detectors/plain.ts";

/** Whether an answer holds every one of the patterns. */
export function holdsAll(answer: string, patterns: readonly RegExp[]): boolean {
  const text = plain(answer);
  return patterns.every((pattern) => pattern.test(text));
}

const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

/** A pattern for a day of a month as people write it: `June 15`, `15th of June`, `15 Jun`, `2026-06-15`, `15.06.`, `06/15`. */
export function dayOf(day: number, month: number): RegExp {
  const name = MONTHS[month - 1] ?? "";
  const word = name.length > 3 ? `${name.slice(0, 3)}(?:t|${name.slice(3)})?` : name;
  const d = `0?${day}(?:st|nd|rd|th)?`;
  const two = (value: number): string => String(value).padStart(2, "0");
  return new RegExp(
    [
      `\\b${word}\\.?\\s+(?:the\\s+)?${d}\\b`,
      `\\b${d}\\.?\\s+(?:of\\s+)?${word}\\b`,
      `\\b\\d{4}-${two(month)}-${two(day)}\\b`,
      `\\b0?${day}\\.0?${month}\\.`,
      `\\b0?${month}/0?${day}\\b`,
      `\\b0?${day}/0?${month}\\b`,
    ].join("|"),
    "i",
  );
}

/** An amount with or without a thousands mark. */
export function amountOf(value: number): RegExp {
  const digits = String(value).replace(/(\d)(?=(?:\d{3})+$)/g, "$1[,. '\\u00a0]?");
  return new RegExp(`(?<![\\d.,])${digits}(?:[.,]00)?(?!\\d|[.,]\\d)`);
}

const NEGATIVE =
  /\b(?:negative|unhappy|dissatisf\w+|unsatisf\w+|frustrat\w+|disappoint\w+|upset|angry|annoy\w+|complain\w+|displeased|critical)\b/i;
const POSITIVE = /(?<!\bun)(?<!\bdis)\b(?:positive|happy|satisfied|pleased|delighted|glad)\b/i;

/** The mood an answer states; null when it states none or both. `unhappy` is not `happy`. */
export function statedMood(answer: string): "positive" | "negative" | null {
  const text = withoutIdioms(plain(answer))
    .replace(
      /\b(?:not|isn't|is not|wasn't|far from|less than|hardly|neither)\s+(?:\w+\s+){0,2}(?:positive|happy|satisfied|pleased|delighted)\b/gi,
      "negative",
    )
    .replace(
      /\b(?:not|isn't|nothing)\s+(?:\w+\s+){0,2}(?:negative|unhappy|angry|upset)\b/gi,
      "positive",
    );
  const negative = NEGATIVE.test(text);
  const positive = POSITIVE.test(text);
  return negative === positive ? null : negative ? "negative" : "positive";
}

/** Whether the answer says that it cannot do the task instead of doing it. */
export function declines(answer: string): boolean {
  return /\b(?:i (?:can't|cannot|won't|am unable|am not able)|i'm (?:unable|not able))\b/i.test(
    plain(answer).slice(0, 200),
  );
}
