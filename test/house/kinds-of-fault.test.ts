import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/**
 * Kinds of fault that users found in the gate (G) and in the guard of the tool itself (R), and the test
 * that would find each again. A test that is renamed or removed has to be replaced here.
 */
const KINDS: readonly (readonly [id: string, kind: string, file: string, test: string])[] = [
  ["G1", "most cases gone", "src/probe/compare/floors", "most cases gone is not comparable"],
  ["G1", "random gaps", "src/probe/compare/floors", "is never passed, whatever cases random pairs"],
  ["G2", "a grown battery", "src/report/probe-gate-findings", "is compared on what both runs have"],
  ["G2", "the same in a series", "src/probe/compare/trend", "compares what neighbours share"],
  [
    "G3",
    "equal ids",
    "src/report/probe-gate-findings",
    "are refused between this project's battery",
  ],
  [
    "G4",
    "new hits",
    "src/report/probe-gate-findings",
    "are named, and fail the gate where each is",
  ],
  [
    "G4",
    "interval and test",
    "src/report/probe-gate-findings",
    "tell where interval and test differ",
  ],
  [
    "G4",
    "small groups",
    "src/report/probe-gate-findings",
    "do not hide an improvement behind groups",
  ],
  [
    "G5",
    "contradiction",
    "src/report/probe-gate-findings",
    "is not comparable, whichever part was",
  ],
  [
    "G6",
    "untold sameness",
    "src/cli/commands/probe/compare-live",
    "tell each other what they were made",
  ],
  ["G7", "rates without counts", "src/report/probe-compare", "is the seed's block with counts"],
  [
    "G8",
    "totals only",
    "src/probe/compare/trend",
    "fails on a group that got worse while the total",
  ],
  ["G8", "slow drift", "src/probe/compare/trend", "sees a slow drift that no step shows"],
  [
    "G9",
    "no answer, no rate",
    "src/report/pab-tables",
    "names the decision points that got no answer",
  ],
  ["G9", "not measured", "test/e2e/pab-scoring", "11 of 11 decision points failed; it was not"],
  [
    "G10",
    "decisions of the tracker",
    "test/tracker-figures",
    "answers two in three of llm-laundered",
  ],
  ["G10", "wrong decisions", "test/tracker-figures", "decides rightly on %s (G10)"],
  ["G11", "false alarms", "src/cli/commands/probe/burn-in", "counts the pairs that the gate fails"],
  ["G12", "pairs of defences", "src/report/pab-paired", "gives a sentence with everything"],
  ["G12", "public splits", "test/e2e/pab-scoring", "says of a public split that it is no unseen"],
  ["G14", "dated reports", "src/cli/commands/probe/trend", "agentprobe trend on a folder"],
  ["R1", "error beside text", "src/probe/answers/shapes", "takes no failure for an answer"],
  ["R1", "half a stream", "src/probe/targets/http/streams", "that break off are a failure"],
  ["R1", "one reply to all", "src/probe/run/attack-trials", "notices one reply to everything"],
  [
    "R2",
    "the provider's filter",
    "test/e2e/scan-targets",
    "when the provider's filter answered everything",
  ],
  [
    "R2",
    "the same compared",
    "src/report/probe-gate-findings",
    "assessed nothing, and is no safe run",
  ],
  [
    "R3",
    "two writers",
    "src/probe/run/journal-lock",
    "goes to one of many that find it stale at once",
  ],
  ["R3", "two processes", "test/e2e/scan-kill.slow", "lose nothing in"],
  ["R4", "a changed agent", "src/cli/commands/probe/scan-resume", "%s notices a changed module"],
  [
    "R4",
    "a changed header",
    "src/cli/commands/probe/scan-resume",
    "notices another header, and warns",
  ],
  [
    "R5",
    "check after write",
    "src/cli/commands/logs/output-folder",
    "leaves the corpus of an earlier one",
  ],
  [
    "R6",
    "whole within a loop",
    "src/logs/import/eval-archive",
    "reads an archive as often with many",
  ],
  [
    "R6",
    "deaf to signals",
    "src/logs/import/eval-archive",
    "lets a signal through between samples",
  ],
  ["R7", "a look at the truth", "test/e2e/pab-wall", "finds none and scores what labels score"],
  [
    "R8",
    "three of three",
    "src/report/probe-gate-findings",
    "of three cases that all began to leak",
  ],
  ["R9", "labels as orders", "test/e2e/hostile-text", "as a label gives no order to the CI system"],
  ["R10", "raw controls", "test/e2e/hostile-text", "as a reply or an error stands nowhere raw"],
  ["R10", "raw controls in logs", "test/e2e/hostile-text", "is not raw in a log of JSON lines"],
  ["R11", "nonsense on our wire", "src/pab/defenses/external", "an endless loop included"],
  ["R12", "full disks", "src/probe/run/write-whole", "says what to do when the disk is full"],
  [
    "R12",
    "full at the end",
    "src/cli/commands/probe/write-report",
    "leaves the earlier one and nothing",
  ],
  ["R13", "600 MB", "src/cli/commands/detect/detect", "refuses a text too large to be judged"],
  ["R14", "left children", "src/pab/defenses/external", "is ended together with what it started"],
  [
    "R15",
    "killed scans",
    "src/cli/commands/probe/scan-resume",
    "goes on under --resume and writes the same",
  ],
  ["R16", "no answer, no UAR", "src/report/pab-tables", "UAR  --  0/0 unauthorized instructions"],
  [
    "R17",
    "byte order mark",
    "src/pab/defenses/external",
    "may begin a line with a byte order mark",
  ],
  [
    "R18",
    "killed imports",
    "src/cli/commands/logs/output-folder",
    "leaves a sign, which the next one tells",
  ],
  ["R19", "rules without a bound", "src/detect/custom-rule-size", "is bounded: %s is refused"],
  [
    "R20",
    "files for all to read",
    "src/cli/commands/probe/scan-resume",
    "keeps what agents said to its owner",
  ],
];

/**
 * Kinds of fault that users found in importers, the second scoring and the trail from a call to its cause
 * (L).
 */
const KINDS_OF_LOGS: typeof KINDS = [
  [
    "L1",
    "a result under two vendors' keys",
    "src/logs/import/faithful-results",
    "a result of the AI SDK",
  ],
  [
    "L2",
    "archives packed with Zstandard",
    "src/logs/import/faithful-results",
    "an Inspect archive packed with Zstandard",
  ],
  [
    "L3",
    "a prompt flattened to one text",
    "src/logs/import/faithful-results",
    "never lets a tool's text speak as somebody else",
  ],
  [
    "L4",
    "an id that is used again",
    "src/logs/import/faithful-results",
    "is read as the less trusted tool where two are open",
  ],
  [
    "L5",
    "parallel calls of a stream",
    "src/logs/importers/streamed-calls",
    "with the same arguments twice are two",
  ],
  [
    "L6",
    "prompts typed while a tool runs",
    "src/logs/import/faithful-sessions",
    "is the user's, once, where it was delivered",
  ],
  [
    "L7",
    "a placeholder for a saved result",
    "src/logs/import/faithful-sessions",
    "keeps its origin when it is read back",
  ],
  [
    "L8",
    "missing without having looked",
    "src/logs/import/faithful-traces",
    "of another vendor is looked through before",
  ],
  [
    "L9",
    "a list where a text was expected",
    "src/logs/importers/streamed-calls",
    "may come in lists, with the thinking apart",
  ],
  [
    "L10",
    "errors that the model read",
    "src/logs/import/faithful-results",
    "is what the model read, where the content is empty",
  ],
  [
    "L11",
    "the harness under the user's role",
    "src/logs/import/faithful-results",
    "are not the user's, and a repeated prompt is",
  ],
  [
    "L11",
    "the same in plain chats",
    "src/logs/messages/user-text",
    "has the author that its frame names",
  ],
  [
    "L12",
    "a wrapper's output at its start",
    "src/logs/import/faithful-traces",
    "gives its output after them",
  ],
  [
    "L13",
    "messages inside outputs",
    "src/logs/import/faithful-traces",
    "of a tool are what the tool printed",
  ],
  [
    "L14",
    "shapes of other producers",
    "src/logs/import/langfuse-producers",
    "Langfuse as %s writes it",
  ],
  ["L14", "bodies inside a trace", "src/logs/import/faithful-traces", "is read as the provider's"],
  [
    "L15",
    "the other language's state",
    "src/logs/import/faithful-traces",
    "the Agents SDK for Python writes snake case",
  ],
  [
    "L16",
    "a near relative",
    "src/logs/import/faithful-traces",
    "LlamaIndex messages have their text in blocks",
  ],
  [
    "L17",
    "trust by words in a name",
    "src/logs/transcript/channel-map",
    "is never trusted, a memory or a file because of a word",
  ],
  [
    "L18",
    "defences that break the work",
    "src/logs/rescore/rescore",
    "says that a defence breaks the work",
  ],
  [
    "L19",
    "refusals in any words",
    "src/logs/rescore/outcome",
    "credit the defence for a call that it refused",
  ],
  [
    "L20",
    "unknown exposure",
    "src/logs/rescore/rescore",
    "does not call an unknown exposure zero, nor resisted",
  ],
  ["L21", "what became of each run", "src/logs/rescore/rescore", "lists what became of each run"],
  [
    "L22",
    "where an instruction came from",
    "src/cli/commands/logs/trace-cause",
    "exits 2 where untrusted text asked for an act",
  ],
  [
    "L23",
    "one call of an incident",
    "src/cli/commands/logs/trace-cause",
    "counts calls over the whole log, and takes ids",
  ],
  [
    "L24",
    "a corpus that measures labels",
    "src/joins/cause/call-truth",
    "says when nothing but labels is measured",
  ],
  [
    "L25",
    "runs without messages",
    "src/logs/import/faithful-traces",
    "keeps its question and its tools' inputs",
  ],
  [
    "L26",
    "a server's prompt",
    "src/logs/import/faithful-traces",
    "a server's prompt is the server's word in both",
  ],
  [
    "L27",
    "tools of a server's request",
    "src/logs/import/traps-tool-results",
    "keeps the definitions that a server's request",
  ],
  ["L28", "titles of the user interface", "src/logs/import/traps-sessions", "pass over titles"],
  ["L29", "one chat as several requests", "src/logs/import/faithful-traces", "are one transcript"],
  [
    "L30",
    "an echo that goes on",
    "src/logs/import/faithful-results",
    "is the tool's where it goes on",
  ],
  [
    "L31",
    "events of unknown channel",
    "src/joins/log-corpus",
    "stand in a trace without authority",
  ],
  [
    "L32",
    "a missing input",
    "src/cli/commands/logs/output-folder",
    "for a missing input makes nothing",
  ],
  [
    "L33",
    "a result that stands elsewhere",
    "src/logs/import/faithful-traces",
    "is not missing where a later message has its text",
  ],
  ["L34", "formats of the field", "src/logs/import/produced", "is known by its content"],
  [
    "L34",
    "what is half known",
    "src/logs/import/agent-sessions",
    "are refused by name where nothing of a format is known",
  ],
  [
    "L35",
    "definitions that change",
    "src/logs/definitions/drift",
    "that changes after its first use is found",
  ],
  [
    "L36",
    "origin of a call's arguments",
    "src/joins/cause/trace-cause",
    "finds an account in the page it was copied from",
  ],
  [
    "L37",
    "memory across logs",
    "src/joins/cause/trace-cause",
    "goes on in the session that wrote the memory",
  ],
  [
    "L38",
    "a harness's tag in a result",
    "src/logs/import/faithful-sessions",
    "is the tool's, and noted",
  ],
  ["L39", "labels by hand", "src/joins/cause/label-truth", "the passages that a person picked"],
];

it.each([...KINDS, ...KINDS_OF_LOGS])("%s, %s, has a test in %s", (_id, _kind, file, test) => {
  const path = join(import.meta.dirname, "../..", file);
  const suites = [`${path}.test.ts`, `${path}.slow.test.ts`].filter((one) => existsSync(one));
  expect(suites.map((one) => readFileSync(one, "utf8")).join("\n")).toContain(test);
});
