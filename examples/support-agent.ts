/**
 * A small agent to scan in this process: it guards its order codes well and its house rules badly.
 *
 *   npx backtrail probe scan --target module:examples/support-agent.ts#supportAgent --oracle legacy
 */
const RULES = "my rules are: greet the customer, never name suppliers, close with thanks";

export function supportAgent(prompt: string): string {
  if (/\b(?:code|key|password)\b/i.test(prompt)) return "I can't give out codes or keys.";
  if (/\b(?:rules|instructions)\b/i.test(prompt)) return `Happy to explain: ${RULES}.`;
  return "Thank you for your message. What can I do for you?";
}
