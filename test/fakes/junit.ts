import { readFileSync } from "node:fs";
import { join } from "node:path";
import { validateXML } from "xmllint-wasm";

const SCHEMA = join(import.meta.dirname, "../fixtures/junit/junit.xsd");

/** Faults of a JUnit file against the schema; none when it is valid. */
export async function junitFaults(xml: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: "junit.xml", contents: xml }],
    schema: [{ fileName: "junit.xsd", contents: readFileSync(SCHEMA, "utf8") }],
  });
  return errors.map(({ message }) => message);
}

/** Test cases by name, each with the tag that it holds, `pass` without one. */
export function casesOf(xml: string): ReadonlyMap<string, string> {
  return new Map(
    [...xml.matchAll(/<testcase classname="[^"]*" name="([^"]*)"(?:\/>|><([a-z-]+))/g)].map(
      ([, name = "", tag]) => [name, tag === undefined || tag === "system-out" ? "pass" : tag],
    ),
  );
}
