import { parseReply, type ReaderAnswer } from "../../formats/reader-answer.ts";
import type { ReaderQuestion } from "./question.ts";

/**
 * Asks a model and says what came back: a text, or that the model or its filter `refused`, that it took
 * too long, that a `budget` of calls or money was used up, or that it `failed`. The question has what we
 * say and, apart from it, what others wrote. `vote` counts independent askings of one question from 0:
 * nothing remembered may answer for another vote. What it throws counts as `failed`. Spelled out, since
 * the parts have no public names.
 */
export type AskReader = (
  question: { readonly system: string; readonly text: string },
  vote: number,
) => Promise<
  | { readonly status: "answered"; readonly text: string }
  | { readonly status: "refused" | "timeout" | "budget" | "failed"; readonly reason: string }
>;

export type ReaderReply = Awaited<ReturnType<AskReader>>;

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
  const reply = await ask(question, vote).catch(
    (error: unknown): ReaderReply => ({ status: "failed", reason: String(error) }),
  );
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
