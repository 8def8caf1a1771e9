import { plainKey } from "./json-view.ts";

/**
 * The words by which tool calls are known in foreign answers. Few and general, compared as letters
 * and digits alone: a shape that nobody listed is read when it names a tool and its arguments.
 */

/** Keys that hold calls and nothing else. */
const CALLS =
  /^(?:(?:tools?|functions?|mcp|action|model|agent)(?:calls?|uses?|invocations?|executions?|requests?|runs?|logs?|history|trace|events?|thoughts?|activity|callchunks?)(?:list|made|log|history)?|(?:used|called|executed|invoked|pending)(?:tools?|functions?|actions?)|tools?(?:used|called|invoked|executed)|calls?(?:made)?|invocations|intermediatesteps|agentthoughts|sideeffects)$/;

/** Keys that may hold calls: lists of steps and deeds. */
const STEPS =
  /^(?:actions?(?:taken)?|steps?|events?|traces?|plans?|operations?|commands?|tasks?|intermediate\w*|tools?\w*|functions?\w*|history|activit(?:y|ies))$/;

/** Where tools are described and not called. */
const DEFINITIONS =
  /^(?:tools|toolsets?|functions|tool(?:definitions?|specs?|schemas?|choice|config)|availabletools|availablefunctions|toolresources|parametersschema|inputschema|outputschema)$/;

/** What went to the model, and what is about the request. */
const REQUEST =
  /^(?:requests?|prompts?|system|systemprompt|instructions|usage|metadata|headers|experimentalprovidermetadata|providermetadata)$/;

const ARGUMENTS =
  /^(?:genaitoolcall|tool|function|action|call|raw|partial|json)?(?:args?|arguments?|inputs?|params?|parameters?|kwargs|payload)(?:as)?(?:json|text|str|string|object|dict|data)?$/;

const PLAIN_ARGUMENTS =
  /^(?:(?:tool|function|action|call)(?:args?|arguments?|inputs?|params?|parameters?|kwargs)|args?|arguments?|kwargs)(?:json|text|str|string)?$/;

const TOOL_NAME =
  /^(?:genaitoolname|tool|toolname|toolcallname|calledtool|function|functionname|action|actionname|toolslug|toolid|recipientname)$/;

const ANY_NAME = /^(?:name|op|verb|method|fn|func|operation|command|id|title|label)$/;

/** A tool's answer, beside or instead of a call. */
const RESULT =
  /^(?:(?:tool|function)?(?:observations?|results?|outputs?|responses?|returns?|content|returnvalue))$/;

/** Code that the server ran in the model's name. */
const RUN_CODE = /^(?:executablecode|executedcode|codeexecution|codeinterpreter)$/;

/** Keys that say of a tool that it ran, or how often, and not what it did. */
const MADE =
  /^(?:has|made|num|number|n|count|total)?(?:of)?(?:tools?|functions?|actions?)(?:calls?|used?|usages?|results?|outputs?|runs?|invocations?|executed|invoked|called)(?:made|count|num|total|present)?$|^used(?:tools?|functions?)$/;

export const isRunCodeKey = (key: string): boolean => RUN_CODE.test(plainKey(key));
export const isMadeKey = (key: string): boolean => MADE.test(plainKey(key));
export const isCallsKey = (key: string): boolean => CALLS.test(plainKey(key));
export const isStepsKey = (key: string): boolean => STEPS.test(plainKey(key));
export const isDefinitionsKey = (key: string): boolean => DEFINITIONS.test(plainKey(key));
export const isRequestKey = (key: string): boolean => REQUEST.test(plainKey(key));
export const isArgumentsKey = (key: string): boolean => ARGUMENTS.test(plainKey(key));
export const isPlainArgumentsKey = (key: string): boolean => PLAIN_ARGUMENTS.test(plainKey(key));
export const isToolNameKey = (key: string): boolean => TOOL_NAME.test(plainKey(key));
export const isAnyNameKey = (key: string): boolean => ANY_NAME.test(plainKey(key));
export const isResultKey = (key: string): boolean => RESULT.test(plainKey(key));

/** What an object's type says about it: a call, a fragment of one, or neither. */
export function isCallType(type: string): boolean {
  const plain = plainKey(type);
  if (
    /(?:result|output|return|execution|summary|error|denied|ended?|finish|stop|list|schema|choice)\w{0,9}$/.test(
      plain,
    )
  )
    return false;
  if (
    /(?:toolcall|tooluse|functioncall|toolinvocation|toolinput|toolrequest|mcpcall|agentaction|agentthought|dynamictool|approvalrequest)/.test(
      plain,
    )
  )
    return true;
  if (/(?:tool|function|action)(?:start(?:ed)?|invoked|called|invoke)$/.test(plain)) return true;
  return /[a-z]call$/.test(plain) || /^tool-[A-Za-z]/.test(type);
}

/** The name of a tool that stands in a type: `tool-send_mail`, `web_search_call`; null for others. */
export function nameInType(type: string): string | null {
  const part = /^tool-(?!call|input|output|result|error|approval|use)(.+)$/.exec(type)?.[1];
  if (part !== undefined) return part;
  const hosted = /^([a-z_]+)_call$/.exec(type)?.[1];
  return hosted === undefined || /^(?:tool|function|mcp|custom_tool)$/.test(hosted) ? null : hosted;
}
