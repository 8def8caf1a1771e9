import { PromptInjectionDetector } from "../../src/detect/detector.ts";
import { CARRIERS, carried } from "./carriers.ts";

const detector = new PromptInjectionDetector();
const LEAST_KEPT = 0.95;

/** Whether the detector takes a text for an injection. */
export function caught(text: string): boolean {
  return detector.detect(text).isInjection;
}

/** Share of the attacks that stay caught in each carrier. */
export function kept(attacks: readonly string[], fillers: readonly string[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const carrier of CARRIERS) {
    for (const filler of carrier.as.startsWith("long") ? fillers : [""]) {
      const name = filler === "" ? carrier.name : `${carrier.name}, ${filler.length}`;
      const found = attacks.filter((attack) => caught(carried(carrier, attack, filler)));
      shares.set(name, found.length / attacks.length);
    }
  }
  return shares;
}

/** The carriers in which too many are lost. */
export function lost(shares: ReadonlyMap<string, number>): [string, number][] {
  return [...shares].filter(([, share]) => share < LEAST_KEPT);
}
