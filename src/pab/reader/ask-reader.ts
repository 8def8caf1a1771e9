import { parseReply, type ReaderAnswer } from "../../formats/reader-answer.ts";
import type { ReaderQuestion } from "./question.ts";

/** What came back from a model that was asked once. */
export type ReaderReply =
  | { readonly status: "answered"; readonly text: string }
  | {
      /** `refused` by the model or its filter, `timeout`, `budget` of calls or money used up, or `failed`. */
      readonly status: "refused" | "timeout" | "budget" | "failed";
      readonly reason: string;
    };

/** Asks a model; `vote` counts independent askings of the same question from 0. It never throws. */
export type AskReader = (question: ReaderQuestion, vote: number) => Promise<ReaderReply>;

/** An answer in the schema, or why there is none. */
export type ReaderVote =
  | { readonly answer: ReaderAnswer }
  | { readonly kind: "timeout" | "threw" | "garbage"; readonly reason: string };

/** Asks once and reads the reply by the schema. */
export async function askOnce(
  ask: AskReader,
  question: ReaderQuestion,
  vote: number,
): Promise<ReaderVote> {
  const reply = await ask(question, vote);
  if (reply.status !== "answered") {
    return {
      kind: reply.status === "timeout" ? "timeout" : "threw",
      reason: `${reply.status}: ${reply.reason}`,
    };
  }
  const answer = parseReply(reply.text);
  return answer === null
    ? { kind: "garbage", reason: "the reply is not the object that was asked for" }
    : { answer };
}
