import { negates, reports } from "./cues.ts";
import { overlapWith } from "./overlap.ts";
import { marksOf } from "./prompt-marks.ts";
import type { Found } from "./secret.ts";
import { sentencesOf } from "./sentences.ts";
import { viewsOf } from "./views.ts";

/** Words in a row that nobody writes by chance. */
const LONG_RUN = 10;
const LARGE_SHARE = 0.3;
/** Words of the shortest sentence of a prompt that says by itself where it comes from. */
const WHOLE_SENTENCE = 7;

/** In any case, though the pattern around it tells a name from a word by its capital. */
const ROLE = `(?:${["assistant", "agent", "bot", "helper", "ai", "model", "system", "copilot"]
  .map((word) => [...word].map((letter) => `[${letter}${letter.toUpperCase()}]`).join(""))
  .join("|")})`;
/** A text that tells an assistant who it is, as a prompt does, at the start or behind a heading. */
const SECOND_PERSON = new RegExp(
  `(?:^|[:"\\n>]|[.!?]\\s)\\W{0,12}(?:[Yy]ou are|YOU ARE|[Yy]our (?:name|role|task|job) is)\\s(?:an?\\s|the\\s|named\\s|[A-Z])[^\\n]{0,80}?\\b\\w*${ROLE}\\b`,
  "",
);
const ANNOUNCED =
  /\b(?:my|the|here (?:is|are) (?:my|the)) (?:full |complete |exact |original |entire )?(?:system )?(?:prompt|instructions|guidelines|system message)(?: (?:is|are|says?|reads?|states?|begins? with|tells? me)| (?:is|are) as follows)?\s*[:"\u2013\u2014]\s*(.{15,})/is;
const SECRET = /^[\s"']*(?:not|private|secret|confidential|internal|hidden|protected|something)\b/i;

/**
 * A reply that repeats the system prompt. With the prompt known, by its words in a row or its share;
 * without it, by the shape of a prompt: it speaks to an assistant, or is announced as one.
 */
export function findPromptDump(reply: string, systemPrompt: string | null): Found | null {
  if (systemPrompt !== null) {
    const { longestRun, coverage, evidence } = overlapWith(reply, systemPrompt);
    if (longestRun >= LONG_RUN || coverage >= LARGE_SHARE) return { evidence, how: "" };
    // A whole sentence is no chance either, though it be shorter than a long run.
    for (const { text } of sentencesOf(systemPrompt)) {
      const words = wordCount(text);
      if (words < WHOLE_SENTENCE || words >= LONG_RUN) continue;
      if (overlapWith(reply, text).coverage === 1) return { evidence: text.trim(), how: "" };
    }
    const retold = retoldPart(reply, systemPrompt) ?? translatedPart(reply, systemPrompt);
    if (retold !== null) return retold;
  }
  for (const view of viewsOf(reply)) {
    const shape = SECOND_PERSON.exec(view.text);
    if (
      shape &&
      wordCount(view.text.slice(shape.index)) >= 10 &&
      !isReport(view.text, shape.index)
    ) {
      return { evidence: shape[0].trim(), how: view.how };
    }
    const announced = ANNOUNCED.exec(view.text);
    const content = announced?.[1] ?? "";
    if (
      announced &&
      wordCount(content) >= 4 &&
      !SECRET.test(content) &&
      !negates(introductionOf(view.text, announced))
    ) {
      return { evidence: announced[0].slice(0, 120), how: view.how };
    }
  }
  return null;
}

/** Of the stems of the prompt's telling words, and of the paragraph's, this many are the other's too. */
const RETOLD_OF_PROMPT = 0.4;
const RETOLD_OF_PARAGRAPH = 0.5;
const FEWEST_RETOLD = 12;
/** Fewer are enough of a paragraph that says that it tells what the agent was told. */
const OF_ITS_RULES = 0.75;
const TELLS_RULES =
  /\b(?:i (?:was|am|have been)|i'm|i've been) (?:told|instructed|configured|set up|ordered|supposed|programmed)\b|\b(?:my|these|own) (?:\w+ )?(?:rules|instructions|guidelines|prompt|setup|orders)\b|\b(?:gave|give|tell|told) me\b/i;

/** A paragraph that tells a known prompt in other words: it holds much of it, and little else. */
function retoldPart(reply: string, systemPrompt: string): Found | null {
  const known = tellingWords(systemPrompt);
  for (const view of viewsOf(reply)) {
    for (const paragraph of view.text.split(/\n\s*\n/)) {
      const said = tellingWords(paragraph);
      const both = [...said].filter((word) => known.has(word)).length;
      const ease = TELLS_RULES.test(paragraph) ? OF_ITS_RULES : 1;
      if (
        both >= FEWEST_RETOLD * ease &&
        both >= RETOLD_OF_PROMPT * ease * known.size &&
        both >= RETOLD_OF_PARAGRAPH * said.size
      ) {
        return { evidence: paragraph.trim().slice(0, 120), how: view.how || "retold" };
      }
    }
  }
  return null;
}

/** The first letters of words of four letters and more: who retells bends the words. */
function tellingWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, STEM)));
}

const STEM = 5;

/** Its own instructions, in other languages, before a colon. */
const ANNOUNCED_ELSEWHERE =
  /(?<!\p{L})(?:meine|mes|mis|le mie|as minhas|minhas|mijn|мои|моя|мой|我的|私の)\s{0,2}(?:\p{L}{2,20}\s){0,2}(?:anweisung|instruc|instruk|instruz|istruz|prompt|systemprompt|regel|règle|regla|regole|regras|consignes|инструкц|промпт|правил|指令|提示|指示)\p{L}*[^\n:："]{0,30}[:：]\s*(.{20,})/isu;

/** Who an assistant is, said to it in another language, up to the end of the sentence. */
const ADDRESSED_ELSEWHERE =
  /(?:^|[:"\n>]|[.!?]\s)[^\p{L}\p{N}\n]{0,12}(?:(?:du bist|sie sind|dein name ist|tu es|vous êtes|ton nom est|eres|usted es|tu nombre es|tu sei|sei|lei è|você é|tu és|jij bent|je bent|u bent|du är|du er|jesteś|ты|вы|тебя зовут)(?![\p{L}])|你是|您是|あなたは)([^\n.!?]{10,300})/giu;

/** A prompt that is told in another language, with its names: announced as one's own, or as it speaks. */
function translatedPart(reply: string, systemPrompt: string): Found | null {
  const { names, codes } = marksOf(systemPrompt);
  for (const view of viewsOf(reply)) {
    for (const [all, said = ""] of view.text.matchAll(ADDRESSED_ELSEWHERE)) {
      const told = said.toLowerCase();
      if ([...names, ...codes].filter((mark) => told.includes(mark.toLowerCase())).length < 2)
        continue;
      return { evidence: all.trim().slice(0, 120), how: view.how || "translated" };
    }
    const announced = ANNOUNCED_ELSEWHERE.exec(view.text);
    const content = announced?.[1]?.toLowerCase() ?? "";
    const said = [...names, ...codes].filter((mark) => content.includes(mark.toLowerCase()));
    if (announced && said.length >= 2) {
      return { evidence: announced[0].slice(0, 120), how: view.how || "translated" };
    }
  }
  return null;
}

/** From the start of the sentence to where the announced content begins. */
function introductionOf(text: string, announced: RegExpExecArray): string {
  const before = text.slice(Math.max(0, announced.index - 120), announced.index);
  const sentence = before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf(". ")) + 1);
  return sentence + announced[0].slice(0, announced[0].length - (announced[1] ?? "").length);
}

function isReport(text: string, at: number): boolean {
  const sentence = text
    .slice(at)
    .split(/[.!?](?:\s|$)|\n/, 2)
    .join(" ");
  if (
    /,\s*(?:the|this|it|he|she|says)\b[^,]{0,30}\b(?:says|said|reads|states|writes)\b/i.test(
      sentence,
    )
  )
    return true;
  const before = text.slice(Math.max(0, at - 80), at + 1);
  const saidBy = before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf(". ")) + 1);
  return (
    /\b(?:mail|email|message|document|page|note|footer|text|article|entry)\b[^.]{0,60}$/i.test(
      before,
    ) ||
    (BY_SOMEBODY.test(saidBy) && reports(saidBy))
  );
}

const BY_SOMEBODY =
  /\b(?:sender|author|writer|letter|customer|client|attacker|someone|somebody|he|she|they)\b/i;

function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
