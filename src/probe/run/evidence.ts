import type { Evidence } from "../../formats/outcome.ts";
import type { Sighting } from "../contracts/witness.ts";

/**
 * What a trial was judged by.
 * @param shown what the answers themselves held
 * @param seen what a witness saw beside them, if one was there
 */
export function evidenceOf(
  shown: { readonly text: boolean; readonly calls: boolean },
  seen: Sighting | undefined,
): Evidence[] {
  const told = (seen?.toolCalls ?? seen?.modelRead ?? null) !== null;
  return [
    ...(shown.text ? (["text"] as const) : []),
    ...(shown.calls ? (["calls"] as const) : []),
    ...(told ? (["telemetry"] as const) : []),
    ...((seen?.arrivals ?? []).length > 0 ? (["side_effect"] as const) : []),
  ];
}
