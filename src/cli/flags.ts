import { z } from "zod";
import { BacktrailError } from "../formats/error.ts";
import { didYouMean } from "../text/near.ts";

/**
 * Schemas for flags. A value comes as a string from the command line or as a typed value from a
 * configuration file; both are accepted, and nothing else is.
 */

const written = z
  .string()
  .regex(/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i)
  .transform(Number);

function numeric(message: string): z.ZodType<number> {
  return z.union([z.number(), written], message);
}

/** A finite number in a closed range. */
export function numberFlag(low: number, high: number): z.ZodType<number> {
  const message = `must be a number from ${low} to ${high}`;
  return numeric(message).pipe(z.number(message).min(low, message).max(high, message));
}

/** An integer in a closed range. */
export function intFlag(low: number, high: number = Number.MAX_SAFE_INTEGER): z.ZodType<number> {
  const message =
    high === Number.MAX_SAFE_INTEGER
      ? `must be a whole number, at least ${low}`
      : `must be a whole number from ${low} to ${high}`;
  return numeric(message).pipe(z.int(message).min(low, message).max(high, message));
}

/** One of a few words; the message lists them. */
export function choiceFlag<const T extends readonly string[]>(words: T): z.ZodType<T[number]> {
  return z.enum(words, {
    error: ({ input }) =>
      `must be one of ${words.join(", ")}${typeof input === "string" ? didYouMean(input, words) : ""}`,
  }) as unknown as z.ZodType<T[number]>;
}

/** A flag that may stand several times. */
export const listFlag: z.ZodType<string[]> = z.union([
  z.array(z.string()),
  z.string().transform((one) => [one]),
]) as z.ZodType<string[]>;

/** A file or name. */
export const textFlag: z.ZodType<string> = z.string("needs a value").min(1, "must not be empty");

/** How much is said: a level, or `-v` and `-vv`, whose second letter comes as a value. */
export const verboseFlag: z.ZodType<number> = z.union(
  [
    z.literal(true).transform(() => 1),
    z
      .string()
      .regex(/^v+$/)
      .transform((more) => Math.min(2, 1 + more.length)),
    intFlag(0, 2),
  ],
  "must be 0, 1 or 2, or stand without a value",
);

/** A switch. */
export const switchFlag: z.ZodType<boolean> = z.boolean("must be true or false");

/**
 * Validates a command's options.
 * @throws BacktrailError with code `usage` that names the flag.
 */
export function parseOptions<T>(
  schema: z.ZodType<T>,
  options: Readonly<Record<string, unknown>>,
): T {
  const result = schema.safeParse(options);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const key = String(issue?.path[0] ?? "");
  const flag = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  throw new BacktrailError({
    code: "usage",
    ...(flag === "" ? {} : { where: `--${flag}` }),
    message:
      issue !== undefined && issue.path.length === 1 && options[key] === undefined
        ? "is required"
        : (issue?.message ?? "invalid options"),
  });
}
