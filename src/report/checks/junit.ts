import { xmlText } from "../xml-text.ts";
import type { Check, CheckSuite } from "./check.ts";

const TAGS = { failed: "failure", error: "error", skipped: "skipped" } as const;

/**
 * A verdict as JUnit XML, a test case a check. What a pass has to say stands in `system-out`.
 * Untrusted text stays text: characters that XML cannot hold are shown as escapes.
 */
export function junitXml({ name, checks, properties }: CheckSuite): string {
  const count = (status: Check["status"]): number =>
    checks.filter((check) => check.status === status).length;
  const facts = Object.entries(properties);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    "<testsuites>",
    `<testsuite name="${xmlText(name)}" tests="${checks.length}" failures="${count("failed")}" errors="${count("error")}" skipped="${count("skipped")}">`,
    ...(facts.length === 0
      ? []
      : [
          `<properties>${facts.map(([key, value]) => `<property name="${xmlText(key)}" value="${xmlText(value)}"/>`).join("")}</properties>`,
        ]),
    ...checks.map((check) => testCase(check, name.replaceAll(" ", "."))),
    "</testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
}

function testCase({ name, status, message }: Check, classname: string): string {
  const open = `<testcase classname="${xmlText(classname)}" name="${xmlText(name)}"`;
  if (status !== "passed") {
    return `${open}><${TAGS[status]} message="${xmlText(message)}"/></testcase>`;
  }
  return message === ""
    ? `${open}/>`
    : `${open}><system-out>${xmlText(message)}</system-out></testcase>`;
}
