import type { HeaderView } from "./transport.ts";

/**
 * Milliseconds that a response asks to wait, or null: `retry-after-ms`, then `Retry-After` in
 * seconds or as a date.
 * @param wallMs the time now, in milliseconds since 1970
 */
export function retryAfterMs(headers: Pick<HeaderView, "get">, wallMs: number): number | null {
  const exact = Number(headers.get("retry-after-ms") ?? Number.NaN);
  if (Number.isFinite(exact) && exact >= 0) return exact;
  const value = headers.get("retry-after")?.trim();
  if (!value) return null;
  if (/^\d+(?:\.\d+)?$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - wallMs);
}
