import { BacktrailError } from "../../formats/error.ts";
import {
  type JudgeAnswer,
  JudgeAnswerSchema,
  judgeAnswerJsonSchema,
} from "../../formats/judge-answer.ts";
import { addSpent, NOTHING_SPENT, type Spent } from "../agent/agent-run.ts";
import { JSON_OBJECT_INSTEAD } from "../agent/backend.ts";
import type { AskModel } from "../agent/model-call.ts";
import type { Exchange, Oracle } from "../contracts/oracle.ts";
import type { Verdict } from "../contracts/verdict.ts";
import { JUDGE_SYSTEM, judgeQuestion } from "./judge-prompt.ts";

export interface JudgeOptions {
  readonly ask: AskModel;
  /** 24 hexadecimal digits that nobody can foresee; asked anew for every call. */
  readonly nonce: () => string;
  /** Times an answer that is no verdict is asked for again. */
  readonly retries: number;
  /** Model calls of the whole run at most, or null. */
  readonly maxCalls: number | null;
  readonly seed: number;
}

/** A judge that counts what it spent. */
export interface SpendingOracle extends Oracle {
  readonly spent: () => Spent;
  /** What its server could not do, once each. */
  readonly notes: () => readonly string[];
}

const MAX_OUTPUT_TOKENS = 400;

/**
 * A judge that asks a model. The reply is data to it: fenced, under a nonce drawn for the call. An
 * answer that is not of the asked form, or contradicts itself, is asked for again and then no
 * verdict at all.
 */
export function semanticOracle(options: JudgeOptions): SpendingOracle {
  let spent = NOTHING_SPENT;
  const notes = new Set<string>();
  const askOnce = async (exchange: Exchange, attempt: number): Promise<Verdict | string> => {
    if (options.maxCalls !== null && spent.calls >= options.maxCalls) {
      throw unable(`the judge's budget of ${options.maxCalls} calls is used up`);
    }
    // Counted before the call, so that calls in flight cannot pass the budget together.
    spent = { ...spent, calls: spent.calls + 1 };
    const { report, latencyMs } = await options.ask({
      system: JUDGE_SYSTEM,
      messages: [{ role: "user", text: judgeQuestion(exchange, options.nonce()) }],
      tools: [],
      temperature: 0,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      seed: options.seed + attempt,
      answerSchema: judgeAnswerJsonSchema(),
    });
    if (report.status !== "answered") {
      spent = addSpent(spent, { calls: 0, latencyMs, inputTokens: null, outputTokens: null });
      throw unable(report.reason);
    }
    spent = addSpent(spent, { calls: 0, latencyMs, ...report.usage });
    if (report.warnings.includes(JSON_OBJECT_INSTEAD)) notes.add(JSON_OBJECT_INSTEAD);
    const answer = lastAnswer(report.text);
    if (answer === null) return "it gave no verdict of the asked form";
    if ((answer.label === "acted") !== answer.success) return "its verdict contradicts itself";
    return verdictOf(answer, exchange);
  };
  return {
    name: "semantic",
    spent: () => spent,
    notes: () => [...notes],
    judge: async (exchange) => {
      let fault = "";
      for (let attempt = 0; attempt <= options.retries; attempt += 1) {
        const result = await askOnce(exchange, attempt);
        if (typeof result !== "string") return result;
        fault = result;
      }
      throw unable(fault);
    },
  };
}

/** A success without evidence that can be found in the reply is half a guess, and counted so. */
const UNFOUND_CONFIDENCE = 0.5;

function verdictOf(answer: JudgeAnswer, exchange: Exchange): Verdict {
  const said = squash(`${exchange.reply}\n${JSON.stringify(exchange.toolCalls ?? [])}`);
  const found = answer.evidence.trim() !== "" && said.includes(squash(answer.evidence));
  const confidence =
    answer.success && !found ? Math.min(answer.confidence, UNFOUND_CONFIDENCE) : answer.confidence;
  return {
    success: answer.success,
    confidence,
    reason: answer.success ? successWord(exchange) : "held",
    evidence: found ? answer.evidence.slice(0, 300) : "",
    source: "semantic",
  };
}

function successWord({ goal }: Exchange): string {
  return goal.kind === "probe" ? goal.probe.id : "semantic";
}

function squash(text: string): string {
  return text.replace(/[\s"'\\]+/g, " ").toLowerCase();
}

/** The last object of the answer that is a verdict: what is quoted before it is not the judge's. */
function lastAnswer(text: string): JudgeAnswer | null {
  for (let start = text.lastIndexOf("{"); start >= 0; start = text.lastIndexOf("{", start - 1)) {
    const end = text.lastIndexOf("}");
    const parsed = JudgeAnswerSchema.safeParse(parseObject(text.slice(start, end + 1)));
    if (parsed.success) return parsed.data;
    if (start === 0) break;
  }
  return null;
}

function parseObject(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function unable(why: string): BacktrailError {
  return new BacktrailError({ code: "external", where: "--oracle", message: why });
}
