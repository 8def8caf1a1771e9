import { readFileSync } from "node:fs";
import { join } from "node:path";

const path = join(import.meta.dirname, "..", "fixtures", "detect", "adversarial-units.json");

/** Units that, repeated, make a careless pattern or loop cost the square of the text. */
const units: Readonly<Record<string, string>> = JSON.parse(readFileSync(path, "utf8"));

/** Each shape by name, about `length` UTF-16 units long, never cut inside a unit. */
export function adversarialShapes(length: number): [name: string, text: string][] {
  return Object.entries(units).map(([name, unit]) => [
    name,
    unit.repeat(Math.floor(length / unit.length)),
  ]);
}
