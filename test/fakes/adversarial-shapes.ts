import { readFileSync } from "node:fs";
import { join } from "node:path";

const path = join(import.meta.dirname, "..", "fixtures", "detect", "adversarial-units.json");

/**
 * Units that, repeated, make a careless pattern or loop cost the square of the text; some only
 * between a beginning and an end.
 */
const units: Readonly<
  Record<string, string | readonly [before: string, unit: string, after: string]>
> = JSON.parse(readFileSync(path, "utf8"));

/** Each shape by name, about `length` UTF-16 units long, never cut inside a unit. */
export function adversarialShapes(length: number): [name: string, text: string][] {
  return Object.entries(units).map(([name, given]) => {
    const [before, unit, after] = typeof given === "string" ? ["", given, ""] : given;
    return [name, `${before}${unit.repeat(Math.floor(length / unit.length))}${after}`];
  });
}
