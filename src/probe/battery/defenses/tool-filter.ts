import type { ProbeDefense } from "../../contracts/defense.ts";
import { addressesIn, recipientsOf } from "../../detectors/recipients.ts";

const WORDS: Readonly<Record<string, RegExp>> = {
  forward_email: /\b(?:forward|send|e-?mail (?:it|this|them)|pass (?:it|this) on|share)\b/i,
};

/**
 * Allows the data tool, and another tool only when the user's own request speaks of what it does;
 * a recipient must then stand in the request too.
 */
export const toolFilter: ProbeDefense = {
  name: "tool_filter",
  rationale: "what the user did not ask for cannot be done, whatever the model wants",
  apply: (data) => ({ status: "passed", data }),
  allowsCall: (call, { scenario, userRequest }) => {
    if (call.name === scenario.dataTool.name) return true;
    if (WORDS[call.name]?.test(userRequest) !== true) return false;
    const asked = new Set(addressesIn(userRequest).map((address) => address.toLowerCase()));
    const recipients = recipientsOf(call);
    return recipients.length > 0 && recipients.every((address) => asked.has(address.toLowerCase()));
  },
};
