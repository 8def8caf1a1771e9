import { CallParts, type ReadCall } from "./call-parts.ts";
import { type FieldPath, valuesAt } from "./field-path.ts";
import { findCalls, newSight } from "./find-calls.ts";
import { isObject, wordOf } from "./json-view.ts";

/** What stands at the place that `--calls-field` names. */
export interface NamedCalls {
  readonly calls: readonly ReadCall[];
  /** Whether the place was there, be it empty. */
  readonly place: boolean;
  /** Items that are no calls as far as can be read. */
  readonly unread: readonly string[];
}

/** The calls at a path, with their name and arguments at paths of their own or at usual keys. */
export function namedCalls(
  value: unknown,
  path: FieldPath,
  nameAt: FieldPath | null,
  argsAt: FieldPath | null,
): NamedCalls {
  const found = valuesAt(value, path);
  const items = found.flatMap((one) => (Array.isArray(one) ? one : one === null ? [] : [one]));
  const calls: ReadCall[] = [];
  const unread: string[] = [];
  for (const item of items) {
    const read = nameAt === null && argsAt === null ? usual(item) : atPaths(item, nameAt, argsAt);
    if (read.length > 0) calls.push(...read);
    else
      unread.push(
        `${path.text} (${isObject(item) ? Object.keys(item).slice(0, 6).join(", ") : typeof item})`,
      );
  }
  return { calls, place: found.length > 0, unread };
}

function usual(item: unknown): readonly ReadCall[] {
  const parts = new CallParts();
  findCalls([item], parts, newSight(), "calls");
  return parts.done();
}

function atPaths(
  item: unknown,
  nameAt: FieldPath | null,
  argsAt: FieldPath | null,
): readonly ReadCall[] {
  const [known] = usual(item);
  const name = nameAt === null ? (known?.name ?? null) : wordOf(valuesAt(item, nameAt)[0]);
  if (name === null) return [];
  return [
    {
      id: known?.id ?? null,
      name,
      args: argsAt === null ? (known?.args ?? {}) : (valuesAt(item, argsAt)[0] ?? null),
    },
  ];
}
