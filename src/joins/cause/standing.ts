import { type Motive, passagesOf, type Wanted, weightIn } from "./motive.ts";
import type { Trail } from "./trail.ts";
import { isUntrusted } from "./trust.ts";

/** A text that entered may ask for less of an act than the words that carried it on. */
const ENTERED = 0.75;

/**
 * Whether a passage that was carried to the agent still asks for an act where it entered: not where the
 * user had said it all, in this session or an earlier one, and not where the agent made an order of its own
 * out of what it had read.
 */
export function stands(wanted: Wanted, motive: Motive, { stops, isOwn }: Trail): boolean {
  const entry = stops.at(-1);
  if (isOwn) return false;
  if (!entry || stops.length < 2) return true;
  const { prior, range } = entry;
  if (prior.event.kind === "content" && !isUntrusted(prior.event.channel)) {
    const passage = motive.prior.text.slice(...motive.range);
    const index = motive.prior.index;
    return wanted.values.some(
      ({ value, said }) =>
        !said &&
        weightIn(value, index, passage) > 0 &&
        weightIn(value, prior.index, prior.text) === 0,
    );
  }
  return passagesOf(wanted, prior, ENTERED).some(
    (one) => one.range[0] < range[1] && range[0] < one.range[1],
  );
}
