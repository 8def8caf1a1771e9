import { deterministicOracle } from "./deterministic.ts";
import type { SpendingOracle } from "./semantic.ts";

/** A deterministic hit stands; a hold is asked again of the model. */
export function hybridOracle(semantic: SpendingOracle): SpendingOracle {
  return {
    name: "hybrid",
    spent: semantic.spent,
    notes: semantic.notes,
    judge: async (exchange, signal) => {
      const sure = await deterministicOracle.judge(exchange, signal);
      return sure.success ? sure : semantic.judge(exchange, signal);
    },
  };
}
