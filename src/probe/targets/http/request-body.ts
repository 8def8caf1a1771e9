import { BacktrailError, reasonOf } from "../../../formats/error.ts";
import { parseFieldPath, withValueAt } from "../../answers/field-path.ts";
import type { Turn } from "../target.ts";

/** What goes into a request. */
export interface BodyParts {
  readonly prompt: string;
  readonly session: string;
  readonly history: readonly Turn[];
  /** Empty where no user is meant. */
  readonly user?: string;
}

/** Builds the body of a request; a string is sent as it is, anything else as JSON. */
export interface BuildBody {
  (parts: BodyParts): unknown;
  /** What of a conversation goes along; absent when each body stands alone. */
  readonly carries?: "session" | "history";
  readonly carriesUser?: boolean;
}

const PLACEHOLDER = /\{\{(prompt|session|history|user)\}\}/g;

/** A body with the prompt in one field, and session and user in others when they are named. */
export function fieldBody(
  inputField: string,
  sessionField: string | null,
  userField: string | null = null,
): BuildBody {
  const input = parseFieldPath(inputField, "--input-field");
  const session = sessionField === null ? null : parseFieldPath(sessionField, "--session-field");
  const user = userField === null ? null : parseFieldPath(userField, "--user-field");
  const build = (parts: Pick<BodyParts, "prompt" | "session" | "user">): unknown => {
    let body = withValueAt({}, input, parts.prompt, "--input-field");
    if (session) body = withValueAt(body, session, parts.session, "--session-field");
    if (user) body = withValueAt(body, user, parts.user ?? "", "--user-field");
    return body;
  };
  // A bad path is found before anything is sent.
  build({ prompt: "", session: "" });
  return Object.assign((parts: BodyParts): unknown => build(parts), {
    ...(session ? { carries: "session" as const } : {}),
    ...(user ? { carriesUser: true } : {}),
  });
}

/**
 * A body from a JSON template with `{{prompt}}`, `{{session}}` and `{{history}}` inside its strings.
 * The template is parsed first and the values are put into the parsed strings, so that no prompt can
 * break the JSON, and nothing in a prompt is ever read as a placeholder. A string that is only
 * `{{history}}` becomes the list of earlier turns.
 * @throws BacktrailError with code `usage` when the template is no JSON or has no `{{prompt}}`.
 */
export function templateBody(template: string): BuildBody {
  let parsed: unknown;
  try {
    parsed = JSON.parse(template);
  } catch (cause) {
    const reason = reasonOf(cause);
    throw new BacktrailError({
      code: "usage",
      where: "--body-template",
      message: `must be JSON with {{prompt}} inside a string, like {"q":"{{prompt}}"}: ${reason}`,
      cause,
    });
  }
  if (!JSON.stringify(parsed).includes("{{prompt}}")) {
    throw new BacktrailError({
      code: "usage",
      where: "--body-template",
      message: "has no {{prompt}} in it, so that no attack would ever be sent",
    });
  }
  const text = JSON.stringify(parsed);
  const body = Object.assign(
    (parts: BodyParts): unknown => fill(parsed, parts),
    text.includes("{{user}}") ? { carriesUser: true } : {},
  );
  // A server that keeps the talk is asked by its session; the history is for one that does not.
  if (text.includes("{{session}}")) return Object.assign(body, { carries: "session" as const });
  if (text.includes("{{history}}")) return Object.assign(body, { carries: "history" as const });
  return body;
}

function fill(value: unknown, parts: BodyParts): unknown {
  if (typeof value === "string") {
    if (value === "{{history}}") {
      return parts.history.map(({ role, text }) => ({ role, content: text }));
    }
    // One pass, with a function: neither `$&` nor `{{session}}` inside a prompt means anything.
    return value.replace(PLACEHOLDER, (_, name: string) => {
      if (name === "prompt") return parts.prompt;
      if (name === "session") return parts.session;
      if (name === "user") return parts.user ?? "";
      return parts.history.map(({ role, text }) => `${role}: ${text}`).join("\n");
    });
  }
  if (Array.isArray(value)) return value.map((item) => fill(item, parts));
  if (typeof value !== "object" || value === null) return value;
  const out = Object.create(null) as Record<string, unknown>;
  for (const [key, item] of Object.entries(value)) out[key] = fill(item, parts);
  return out;
}
