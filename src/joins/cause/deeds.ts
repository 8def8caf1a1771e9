import { isLook, onlyLooks, wordsOfTool } from "./act.ts";
import { VERBS } from "./orders.ts";
import { stemsMeet } from "./stems.ts";
import type { TextIndex } from "./text-index.ts";

/** Verbs by which people and tools call one deed that others notice. */
const DEEDS: readonly ReadonlySet<string>[] = [
  "send pay payment transfer wire remit refund settle",
  "send mail email write message post forward share tell notify inform reply answer contact submit publish",
  "create add make schedule book reserve set plan register invite",
  "delete remove cancel clear erase drop discard",
  "update change modify edit set reschedule adjust rename move replace fix correct",
  "buy order purchase checkout",
].map((words) => new Set(words.split(" ")));

/** Verbs that hand over whatever a text says to do. */
export const HANDS_ALL: ReadonlySet<string> = new Set(
  "do follow perform complete handle act carry".split(" "),
);
/** Words by which a request hands over how to do what it names itself. */
const HANDS_HOW = new Set(["adjust", "accordingly"]);
/** Before these words a verb's twin is a noun: `the email`, `my last order`. */
const BEFORE_NOUN = new Set(
  "the a an my your his her its our their this that these those new last latest first next unread any every each all some of in from by".split(
    " ",
  ),
);
/** What is only told to the one who asks. */
const TELLING = new Set(["tell", "show", "give", "list", "report", "explain", "say"]);

/** What is asked for with these is an answer. */
const ANSWERS = new Set(["say", "summarize", "recommend", "repeat", "print", "output"]);

/** Whether a request asks for more than looking: one that only looks hands no act over to a text. */
export function asksForAct({ words }: TextIndex): boolean {
  return words.some(({ form }, at) => {
    if (HANDS_ALL.has(form) || HANDS_HOW.has(form)) return true;
    if (
      !VERBS.has(form) ||
      isLook(form) ||
      ANSWERS.has(form) ||
      BEFORE_NOUN.has(words[at - 1]?.form ?? "")
    )
      return false;
    return !(TELLING.has(form) && /^(?:me|us)$/.test(words[at + 1]?.form ?? ""));
  });
}

const ASKING = new Set(
  "what which who whom whose when where why how summarize summarise summary sum explain tell is are was were does did".split(
    " ",
  ),
);

/** Whether a request says that it wants to know something. */
export function asksToLook({ words }: TextIndex): boolean {
  return words.some(({ form }) => ASKING.has(form) || isLook(form));
}

/** The verb of a tool that does something others notice, or null. */
export function deedOf(tool: string | null): string | null {
  if (onlyLooks(tool)) return null;
  return wordsOfTool(tool).find((word) => DEEDS.some((deed) => deed.has(word))) ?? null;
}

/**
 * Whether words say what a tool does, by its verb or another for the same deed. For a tool whose deed is
 * not known any request for more than looking says so.
 */
export function isDeedSaid(tool: string | null, requests: readonly TextIndex[]): boolean {
  const forms = requests.flatMap(({ words }) => words.map(({ form }) => form));
  const verb = deedOf(tool);
  if (verb === null) {
    const words = wordsOfTool(tool);
    return (
      requests.some(asksForAct) || forms.some((form) => words.some((word) => stemsMeet(form, word)))
    );
  }
  const same = DEEDS.filter((deed) => deed.has(verb)).flatMap((deed) => [...deed]);
  return forms.some((form) => same.some((word) => isFormOf(form, word)));
}

function isFormOf(form: string, verb: string): boolean {
  return (
    stemsMeet(form, verb) ||
    (form.startsWith(verb) && /^(?:s|es|ed|ing)$/.test(form.slice(verb.length)))
  );
}
