import { at } from "../../text/at.ts";
import type { Rule } from "../rules/rule.ts";

/** Remembers where each rule has fired, so that a second view of the same words adds nothing. */
export class FindingIndex {
  readonly #ranges = new Map<Rule, [start: number, end: number][]>();

  /** False when the rule has fired on a part of `[start, end)` before. */
  add(rule: Rule, start: number, end: number): boolean {
    const ranges = this.#ranges.get(rule);
    if (!ranges) {
      this.#ranges.set(rule, [[start, end]]);
      return true;
    }
    let low = 0;
    let high = ranges.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (at(ranges, middle)[1] <= start) low = middle + 1;
      else high = middle;
    }
    const next = ranges[low];
    if (next && next[0] < end) return false;
    ranges.splice(low, 0, [start, end]);
    return true;
  }
}
