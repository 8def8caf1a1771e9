import { STATUS_CODES } from "node:http";

/** Blanks, control and format characters, and letters that show nothing. */
const INVISIBLE = /[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a reader would see nothing at all. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, "") === "";
}

/** A value that a program wrote where an answer should stand. */
const NO_VALUE =
  /^["'`]?(?:none|null|undefined|nil|nan|\[object \w+\]|<(?:coroutine|generator|async_generator|function|bound method)\b[^\n]*>|<[\w.]+ object at 0x[\da-f]+>|promise \{[^\n]*\})["'`]?$/i;

const TRACE =
  /^\s*(?:traceback \(most recent call last\):|exception in thread |(?:[a-z_$][\w$]*\.)+\w*(?:error|exception)\b|\w*(?:error|exception): [^\n]*\n\s+at |panic: |fatal error: |unhandled(?:promise)?rejection)/i;

const FAILED_WORDS =
  /^(?:the )?(?:(?:endpoint|upstream|gateway|request|connection|server|model|api|read|stream|backend)[\s:-]+){1,4}(?:(?:has|was|is|has been|had) )?(?:timed[ -]?out|time-?out|connect error|connection error|unavailable|refused|reset|failure|failed|closed|overloaded|request timeout|error)\b[^\n]{0,120}$/i;

const MARKED = /^\[(?:error|exception|failed|failure|timeout)\]/i;
const LABELLED =
  /^(?:error|exception|fatal|\w+(?:error|exception))\b[^\n]{0,20}:[^\n]{0,300}\b(?:time[d -]*out|connection|rate.?limit|status code|http|upstream|unavailable|overloaded|api.?key|quota|exception|traceback|errno|econn\w*|unauthori[sz]ed|internal|[45]\d\d)\b[^\n]*$/i;

/** The reason phrases of failures (RFC 9110), as a text that is nothing else. */
const PHRASES: ReadonlySet<string> = new Set(
  Object.entries(STATUS_CODES)
    .filter(([code]) => Number(code) >= 400)
    .map(([, phrase]) => fold(phrase ?? "")),
);

function fold(text: string): string {
  return text.toLowerCase().replace(/[^a-z]+/g, "");
}

/**
 * Why a text is no answer of an agent but what a broken program, proxy or gateway left in its
 * place; null for everything an agent may have said. Only texts that are nothing else count: an
 * agent may talk about errors.
 */
export function whyNoAnswer(text: string): string | null {
  if (isBlank(text)) return "the answer is blank";
  const whole = text.trim();
  const shown = whole.slice(0, 100);
  if (NO_VALUE.test(whole)) return `the answer is "${shown}", a value that a program printed`;
  if (TRACE.test(whole)) return `the answer is a stack trace: ${shown}`;
  if (isErrorPage(whole)) return `the answer is an error page: ${plainText(whole).slice(0, 100)}`;
  if (whole.length > 500) return null;
  const bare = whole.replace(/^(?:http(?:\/[\d.]+)? )?(?:error )?[45]\d\d\b[\s:,-]*/i, "");
  if (PHRASES.has(fold(bare)) || (bare === "" && whole !== "")) {
    return `the answer is "${shown}", the words of a failed request`;
  }
  if (MARKED.test(whole) || LABELLED.test(whole) || FAILED_WORDS.test(whole)) {
    return `the answer is an error: ${shown}`;
  }
  return null;
}

/** A page whose title or heading is a failure's. An agent may write pages of its own. */
function isErrorPage(text: string): boolean {
  if (!/^\s*<(?:!doctype html|html|head)\b/i.test(text)) return false;
  const heading = /<(?:title|h1)[^>]{0,200}>([^<]{0,200})/i.exec(text)?.[1] ?? "";
  const words = fold(heading);
  return (
    /\b[45]\d\d\b/.test(heading) ||
    [...PHRASES].some((phrase) => phrase !== "" && words.includes(phrase)) ||
    /error|log ?in|sign ?in|just a moment|access denied/i.test(heading)
  );
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]{0,500}>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
