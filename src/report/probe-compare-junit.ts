import type { ComparedGroup, Comparison } from "../probe/compare/comparison.ts";
import type { Gate } from "../probe/compare/gate.ts";
import { change, legacyLine } from "./probe-compare.ts";
import { xmlText } from "./xml-text.ts";

/**
 * A comparison as JUnit XML: a test case for each group and the total, and one for the gate, which
 * fails exactly when the exit code is not 0. A regressed group is a failure only while the gate counts it.
 */
export function comparisonJunit(comparison: Comparison, gate: Gate): string {
  const cases = [comparison.overall, ...comparison.groups].map((group) => ({
    name: `${comparison.by}: ${group.name}`,
    body: groupBody(group, gate),
  }));
  cases.push({ name: "gate", body: gateBody(gate) });
  const count = (tag: string): number =>
    cases.filter(({ body }) => body.startsWith(`<${tag} `)).length;
  const title = `${comparison.simulated ? "SIMULATED: " : ""}agentprobe compare (${comparison.metricName.toLowerCase()})${comparison.legacyJudge.length > 0 ? ", legacy judge" : ""}`;
  const attributes = `name="${xmlText(title)}" tests="${cases.length}" failures="${count("failure")}" errors="${count("error")}" skipped="${count("skipped")}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    "<testsuites>",
    `<testsuite ${attributes}>`,
    ...legacyLine(comparison).map(
      (line) => `<properties><property name="judge" value="${xmlText(line)}"/></properties>`,
    ),
    ...cases.map(({ name, body }) => {
      const open = `<testcase classname="agentprobe.compare" name="${xmlText(name)}"`;
      return body === "" ? `${open}/>` : `${open}>${body}</testcase>`;
    }),
    "</testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
}

function groupBody(group: ComparedGroup, gate: Gate): string {
  const text = xmlText(change(group));
  if (group.status === "regressed") {
    return gate.exit === 2
      ? `<failure message="regressed: ${text}"/>`
      : `<skipped message="regressed, not gated: ${text}"/>`;
  }
  if (group.status === "removed") return `<skipped message="not in the new report: ${text}"/>`;
  if (group.verdict === "inconclusive") return `<skipped message="too small to tell: ${text}"/>`;
  return "";
}

function gateBody(gate: Gate): string {
  const reasons = xmlText(gate.reasons.join("; "));
  if (gate.exit === 0) {
    // Neither a pass nor a failure: JUnit's word for that is skipped.
    return gate.word === "PASS"
      ? ""
      : `<skipped message="${gate.word}: ${xmlText(gate.verdict)}: ${reasons}"/>`;
  }
  return gate.exit === 1
    ? `<error message="${gate.word}: ${xmlText(gate.verdict)}: ${reasons}"/>`
    : `<failure message="${gate.word}: ${xmlText(gate.verdict)}: ${reasons}"/>`;
}
