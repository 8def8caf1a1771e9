import type { ToolCall } from "../contracts/tool-call.ts";
import { CallParts } from "./call-parts.ts";
import { findCalls, newSight } from "./find-calls.ts";
import { isObject, parsedJson } from "./json-view.ts";

/**
 * Tool calls that a model wrote into its text and its server did not read: control tokens (harmony
 * and others), tags, a fence with JSON, a reply that is nothing but JSON, `Action:` lines. Only a
 * text that is the call, and not one that talks about it: what stands around the calls must be
 * short and refuse nothing.
 */
export function writtenCalls(text: string): readonly ToolCall[] {
  if (!/[{(<[]|Action:/.test(text)) return [];
  const found: ToolCall[] = [];
  let rest = text;
  for (const shape of NAMED_SHAPES) {
    for (const match of text.matchAll(shape)) {
      const { name, args } = match.groups ?? {};
      if (name === undefined || args === undefined) continue;
      found.push({ name: name.replace(/^functions\./, ""), args: argumentsOf(args) });
      rest = rest.replace(match[0], " ");
    }
  }
  for (const block of jsonBlocks(rest)) {
    const parts = new CallParts();
    const value = parsedJson(block.json);
    findCalls(value, parts, newSight(), block.marked ? "calls" : "anywhere");
    const calls = parts.done();
    if (calls.length === 0) continue;
    found.push(...calls.map(({ name, args }) => ({ name, args })));
    rest = rest.replace(block.whole, " ");
  }
  return found.length > 0 && isOnlyTheCall(rest) ? found : [];
}

/** Shapes in which the name stands outside of the arguments. */
const NAMED_SHAPES: readonly RegExp[] = [
  /(?:<\|start\|>\w*)?(?:<\|channel\|>)?[ \w]{0,40}to=(?<name>[\w.-]{1,100})[^{<]{0,20}(?:<\|(?:channel|constrain)\|>[ \w.]{0,60}){0,2}<\|message\|>(?<args>\{[\s\S]*?\})\s*(?=<\||$)(?:<\|call\|>)?/g,
  /<function=(?<name>[\w.-]{1,100})>(?<args>[\s\S]*?)<\/function>/g,
  /<invoke name="(?<name>[\w.-]{1,100})">(?<args>[\s\S]*?)<\/invoke>/g,
  /<[|｜]tool[_▁]call[_▁]begin[|｜]>\s*(?:functions\.)?(?<name>[\w.-]{1,100}?)(?::\d+)?\s*<[|｜]tool[_▁](?:call[_▁]argument[_▁]begin|sep)[|｜]>(?<args>[\s\S]*?)<[|｜]tool[_▁]call[_▁]end[|｜]>/g,
  /^\s*Action:[ \t]*(?<name>[\w.-]{1,100})[ \t]*\r?\n\s*Action Input:[ \t]*(?<args>\{[^\n]*\}|[^\n]*)/gim,
  /<\|python_tag\|>(?<name>[\w.]{1,100})(?:\.call)?\((?<args>[^)\n]*)\)/g,
];

function argumentsOf(text: string): unknown {
  const trimmed = text.trim();
  const value = parsedJson(trimmed);
  if (isObject(value)) return value;
  const pairs = [
    ...trimmed.matchAll(
      /<parameter(?:=| name=")(?<key>[\w-]{1,100})"?>(?<value>[\s\S]*?)<\/parameter>/g,
    ),
  ].map(({ groups }) => [groups?.["key"] ?? "", (groups?.["value"] ?? "").trim()] as const);
  return pairs.length > 0 ? Object.fromEntries(pairs) : trimmed;
}

interface Block {
  readonly whole: string;
  readonly json: string;
  /** It stands between marks that models use for calls. */
  readonly marked: boolean;
}

const TAGGED =
  /<(?<tag>\|?(?:tool_?calls?|function_?calls?|tool_use|tools?)\|?)>(?<json>[\s\S]*?)(?:<\/\k<tag>>|<\|\/?(?:tool_?call|end)[^>]*>|$)/gi;
const FENCED = /```[\w-]*\s*\n(?<json>[\s\S]*?)```/g;
const MARKED = /(?:\[TOOL_CALLS\]|<\|python_tag\|>)\s*(?<json>[[{][\s\S]*)$/;

function jsonBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const match of text.matchAll(TAGGED)) blocks.push(blockOf(match, true));
  for (const match of text.matchAll(FENCED)) blocks.push(blockOf(match, false));
  const marked = MARKED.exec(text);
  if (marked) blocks.push(blockOf(marked, true));
  const whole = text.trim();
  if (blocks.length === 0 && /^[{[]/.test(whole))
    blocks.push({ whole, json: whole, marked: false });
  return blocks;
}

function blockOf(match: RegExpMatchArray, marked: boolean): Block {
  return { whole: match[0], json: (match.groups?.["json"] ?? "").trim(), marked };
}

const MOST_AROUND = 300;
const TALK =
  /\b(?:not|n't|cannot|won't|never|refus\w*|declin\w*|ignor\w*|instead|asks?|asked|instruct\w*|tells?|told|says?|contains?|attempt\w*|suspicious|injection|example|would)\b|не |nicht|kein|ne |pas |no voy|不/i;

function isOnlyTheCall(rest: string): boolean {
  const words = rest.replace(/<[|/]?[^<>]{0,60}>/g, " ").trim();
  return words.length <= MOST_AROUND && !TALK.test(words);
}
