import type { Random } from "../../random/random.ts";
import type { Channel, Transform } from "../model.ts";
import { VISIBLE_HOPS } from "../score/chain.ts";
import { MOST_CUTS } from "./request.ts";

const VISIBLE = ["write_read_memory", "relay_to_peer", "tool_echo"] as const;

/**
 * The transforms an instruction goes through. At most one silent one stands before each visible one,
 * because two rewordings in a row cannot be told from one by anybody; the last emits an event.
 * @param mayReturn whether the last event may lie on the origin's own channel
 * @param isSpliced whether the first hop puts it into other words for certain; from two hops on
 */
export function drawRoute(
  origin: Channel,
  hops: number,
  { mayReturn, isSpliced }: { readonly mayReturn: boolean; readonly isSpliced: boolean },
  random: Random,
): Transform[] {
  const most = Math.floor(hops / 2);
  const drawn = most === 0 || random.int(1, 10) <= 3 ? 0 : random.int(1, most);
  const silent = isSpliced ? Math.max(1, drawn) : drawn;
  const visible = hops - silent;
  const reworded = new Set(
    random.shuffle(Array.from({ length: visible }, (_, index) => index)).slice(0, silent),
  );
  if (isSpliced && !reworded.has(0)) {
    const [one = 0] = reworded;
    reworded.delete(one);
    reworded.add(0);
  }
  const route: Transform[] = [];
  let cuts = 0;
  for (let index = 0; index < visible; index += 1) {
    if (reworded.has(index)) {
      const cut = !(isSpliced && index === 0) && cuts < MOST_CUTS && random.int(1, 10) <= 4;
      if (cut) cuts += 1;
      route.push(cut ? "summarize" : "paraphrase");
    }
    const last = index === visible - 1;
    const fitting = VISIBLE.filter((hop) => !last || mayReturn || VISIBLE_HOPS.get(hop) !== origin);
    route.push(random.pick(fitting));
  }
  return route;
}

/** Whether a route ends on the channel it started from. */
export function returns(origin: Channel, route: readonly Transform[]): boolean {
  const last = route.at(-1);
  return last !== undefined && VISIBLE_HOPS.get(last) === origin;
}
