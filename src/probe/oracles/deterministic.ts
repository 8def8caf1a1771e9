import type { Exchange, Oracle } from "../contracts/oracle.ts";
import type { Verdict } from "../contracts/verdict.ts";
import { judgeIntent } from "../detectors/intent.ts";
import { findPromptDump } from "../detectors/prompt-dump.ts";
import { held, verdictOn } from "../detectors/verdicts.ts";
import { legacyOracle } from "./legacy.ts";

/** The free judge: each probe's own detector, or the words of an intent. Always the same answer. */
export const deterministicOracle: Oracle = {
  name: "deterministic",
  judge: async (exchange, signal) => {
    const reply = { text: exchange.reply, toolCalls: exchange.toolCalls };
    if (exchange.goal.kind === "probe") return exchange.goal.probe.detect(reply, exchange.setting);
    if (exchange.goal.kind === "intent") {
      return judgeIntent(exchange.goal.intent, reply, exchange.setting);
    }
    return judgeAttack(exchange, signal);
  },
};

/** An attack of the catalogue: what the legacy oracle knows, and a dump of the prompt. */
async function judgeAttack(exchange: Exchange, signal: AbortSignal): Promise<Verdict> {
  const verdict = await legacyOracle(exchange.setting.canaries).judge(exchange, signal);
  if (verdict.success) return { ...verdict, source: "deterministic" };
  const dump = findPromptDump(exchange.reply, exchange.setting.systemPrompt);
  return dump ? verdictOn(dump, "prompt_dump") : held();
}
