import type { AgentDojoMessage } from "../agentdojo/run.ts";

/**
 * What a defence did to a tool message, where the log shows it: it took the content away, or it
 * refused the action. Logs of this benchmark have no field for a defence's decision; these are
 * the marks that published pipelines leave. An error of the tool itself is no intervention.
 */
export function interventionIn(message: AgentDojoMessage): "content" | "action" | null {
  if (message.text !== null && omitted.test(message.text)) return "content";
  if (message.error === null) return null;
  // Tools of the benchmark fail with a Python exception, `ValueError: …`.
  if (/^[A-Za-z_.]*(Error|Exception)\b/.test(message.error) && !/polic/i.test(message.error)) {
    return null;
  }
  return refused.test(message.error) ? "action" : null;
}

const omitted =
  /<Data omitted because a prompt injection was detected>|\b(?:content|data|output|result)s? (?:was |were |has been |have been )?(?:omitted|removed|blocked|redacted|withheld|sanitized)\b[^.\n]{0,60}\b(?:injection|unsafe|malicious|polic)/i;

const refused =
  /\b(?:blocked|denied|rejected|refused|disallowed|forbidden|not (?:allowed|permitted)|violat\w*|prohibited)\b[^\n]{0,80}\b(?:polic\w*|defen[cs]e|guard\w*|firewall|security|injection)\b|\b(?:polic\w*|defen[cs]e|guard\w*|firewall|security)\b[^\n]{0,80}\b(?:block\w*|den(?:y|ied)|reject\w*|refus\w*|disallow\w*|violat\w*|prohibit\w*|forbid\w*)\b/i;
