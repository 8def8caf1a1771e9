import { printableJson } from "../text/printable.ts";

/** A value that JSON can hold. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const out = Object.create(null) as Record<string, unknown>;
  for (const key of Object.keys(value).sort())
    out[key] = sorted((value as Record<string, unknown>)[key]);
  return out;
}

/**
 * JSON with keys in code-unit order, two-space indent and a final newline: the same value gives
 * the same bytes on every platform. Control and direction characters are escaped. Keys with undefined values are left out.
 */
export function canonicalJson(value: unknown): string {
  return `${printableJson(JSON.stringify(sorted(value), null, 2))}\n`;
}

/** The one-line form, for JSON lines: sorted keys, a blank after `:` and `,`, no newline at the end. */
export function canonicalJsonLine(value: unknown): string {
  return printableJson(oneLine(value));
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => oneLine(item ?? null)).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const item = (value as Record<string, unknown>)[key];
    if (item !== undefined) fields.push(`${JSON.stringify(key)}: ${oneLine(item)}`);
  }
  return `{${fields.join(", ")}}`;
}
