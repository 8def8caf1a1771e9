import { asList, asObject, asText, own } from "../json-view.ts";
import { textOf } from "../transcript/text.ts";
import type { Importer } from "./importer.ts";

/** What an agent read, without the agent: one document is one event. */
export interface LooseDocument {
  readonly loose: "text" | "binary";
  readonly text: string | null;
  readonly channel: "web" | "file";
  readonly note: string;
}

export const document: Importer = {
  name: "document",
  summary: "a page, file, notebook or skill as one event",
  session: false,
  detect: (value) => {
    if (isLoose(value)) return value.note;
    if (asList(own(value, "cells")) && own(value, "nbformat") !== undefined)
      return "a notebook with cells";
    if (asObject(own(value, "mcpServers"))) return "a configuration of MCP servers";
    if (isContext(value)) return "a context with a question (BIPIA)";
    return isAttackList(value) ? "lists of attack texts by name (BIPIA)" : null;
  },
  read(value, reader) {
    const builder = reader.transcript(null);
    if (isLoose(value)) {
      builder.content(value.channel, {
        text: value.text,
        evidence: value.loose === "binary" ? "binary" : "whole",
        notes: [value.note],
        pointer: "",
      });
      return;
    }
    const cells = asList(own(value, "cells"));
    const text = cells ? cells.map(cellText).join("\n\n") : textOf(value);
    builder.content("file", { text, pointer: "" });
  },
};

function isLoose(value: unknown): value is LooseDocument {
  return own(value, "loose") !== undefined && own(value, "channel") !== undefined;
}

/** A document that is no log: text of a page or file, or data that is no text. */
export function looseDocument(text: string | null): LooseDocument {
  if (text === null)
    return {
      loose: "binary",
      text: null,
      channel: "file",
      note: "a binary file; its text is not read",
    };
  const page =
    /<(?:!doctype html|html|head|body)\b/i.test(text.slice(0, 4096)) ||
    /\[\[[^\]]+\]\]|<ref\b|\{\{[A-Za-z]/.test(text.slice(0, 4096));
  return page
    ? { loose: "text", text, channel: "web", note: "the markup of a page" }
    : { loose: "text", text, channel: "file", note: "text that is no log" };
}

function cellText(cell: unknown): string {
  const join = (value: unknown): string =>
    asList(value)
      ?.map((line) => asText(line) ?? "")
      .join("") ??
    asText(value) ??
    "";
  const outputs = (asList(own(cell, "outputs")) ?? []).map((output) =>
    join(own(output, "text") ?? own(own(output, "data"), "text/plain")),
  );
  return [join(own(cell, "source")), ...outputs].filter((part) => part !== "").join("\n");
}

function isContext(value: unknown): boolean {
  const body = own(value, "context") ?? own(value, "error") ?? own(value, "code");
  return (
    body !== undefined &&
    (own(value, "question") !== undefined ||
      own(value, "ideal") !== undefined ||
      own(value, "code") !== undefined)
  );
}

function isAttackList(value: unknown): boolean {
  const object = asObject(value);
  if (!object) return false;
  const lists = Object.values(object);
  return (
    lists.length > 0 &&
    lists.every(
      (list) =>
        asList(list)?.length && (asList(list) ?? []).every((item) => typeof item === "string"),
    )
  );
}
