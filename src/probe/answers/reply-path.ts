const NOT_A_REPLY =
  /(?:^|[._-])(?:id|uuid|model|object|type|role|status|created|time|timestamp|url)$/i;
const DEEPEST = 12;

/**
 * The path of the text in an answer that most looks like a reply: the longest one that has words and
 * does not stand under the name of something else (an id, a model, a role). Null where there is none.
 */
export function guessReplyPath(answer: unknown): string | null {
  let best: { readonly path: string; readonly score: number } | null = null;
  const visit = (value: unknown, path: string, depth: number): void => {
    if (depth > DEEPEST) return;
    if (typeof value === "string") {
      const score = value.length * (/\s/.test(value.trim()) ? 10 : 1);
      if (path === "" || value.trim() === "" || NOT_A_REPLY.test(path)) return;
      if (best === null || score > best.score) best = { path, score };
      return;
    }
    if (Array.isArray(value)) {
      // What an agent says last is its answer.
      const last = value.length - 1;
      if (last >= 0) visit(value[last], `${path}[${last}]`, depth + 1);
      return;
    }
    if (typeof value !== "object" || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      if (!/^[\w-]+$/.test(key)) continue;
      visit(item, path === "" ? key : `${path}.${key}`, depth + 1);
    }
  };
  visit(answer, "", 0);
  return (best as { readonly path: string } | null)?.path ?? null;
}
