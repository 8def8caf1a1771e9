import type { BuildBody } from "./request-body.ts";

/** The body of an OpenAI-compatible chat request. */
export function chatBody(model: string, systemPrompt: string | null): BuildBody {
  const body: BuildBody = ({ prompt, history }) => ({
    model,
    messages: [
      ...(systemPrompt === null ? [] : [{ role: "system", content: systemPrompt }]),
      ...history.map(({ role, text }) => ({ role, content: text })),
      { role: "user", content: prompt },
    ],
  });
  return Object.assign(body, { carries: "history" as const });
}
