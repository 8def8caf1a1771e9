import { GroundTruthSchema } from "../../formats/pab.ts";
import type { Channel, GroundTruth, Tier } from "../model.ts";
import { truthFromWire } from "../wire.ts";
import { type Finding, type FindingPlace, finding } from "./finding.ts";
import { parseStrictJson, schemaFaults } from "./parse-json.ts";
import { type Line, readLines, reasonOf } from "./read-text.ts";
import { recordFaults } from "./truth-checks.ts";

/** A record with the line it stands on. */
export interface TruthRecord {
  readonly truth: GroundTruth;
  readonly place: FindingPlace;
  /** False when the record is void by itself: it names what it says twice, or contradicts itself. */
  readonly sound: boolean;
}

export interface TruthReading {
  readonly records: readonly TruthRecord[];
  readonly findings: readonly Finding[];
  /** Lines that gave no record. */
  readonly unreadLines: number;
  /** Null when the file could not be read to its end. */
  readonly sha256: string | null;
}

/** Reads the ground truth line by line; whatever is wrong comes back as findings. */
export async function readTruth(
  path: string,
  authority: Readonly<Record<Channel, Tier>>,
): Promise<TruthReading> {
  const records: TruthRecord[] = [];
  const findings: Finding[] = [];
  const firstLines = new Map<string, number>();
  const lines = readLines(path);
  let unreadLines = 0;
  try {
    for await (const line of lines) {
      const { record, faults } = readRecord(path, line, authority, firstLines);
      for (const fault of faults) findings.push(fault);
      if (record) records.push(record);
      else unreadLines += 1;
    }
  } catch (cause) {
    findings.push(finding("unreadable_file", { path }, `cannot be read: ${reasonOf(cause)}`));
    return { records, findings, unreadLines: unreadLines + 1, sha256: null };
  }
  if (records.length === 0 && findings.length === 0) {
    findings.push(finding("empty_ground_truth", { path }, "holds no record"));
  }
  return { records, findings, unreadLines, sha256: lines.sha256() };
}

interface LineReading {
  readonly record: TruthRecord | null;
  readonly faults: readonly Finding[];
}

function readRecord(
  path: string,
  { number, result }: Line,
  authority: Readonly<Record<Channel, Tier>>,
  firstLines: Map<string, number>,
): LineReading {
  const at: FindingPlace = { path, line: number };
  if (!result.ok) return { record: null, faults: [finding(result.code, at, result.message)] };
  const json = parseStrictJson(result.text);
  if (!json.ok) return { record: null, faults: [finding(json.fault.code, at, json.fault.message)] };
  const parsed = GroundTruthSchema.safeParse(json.value);
  if (!parsed.success) {
    const faults = schemaFaults(parsed.error).map(({ code, message }) =>
      finding(code, at, message),
    );
    return { record: null, faults };
  }
  const truth = truthFromWire(parsed.data, authority);
  const place = { ...at, trace: truth.traceId, instruction: truth.instructionId };
  const written = {
    impersonationGiven: parsed.data.impersonation != null,
    attackTypeIsWord: typeof parsed.data.attack_type === "string",
  };
  const faults = [...recordFaults(truth, written, authority)].map(({ code, message }) =>
    finding(code, place, message),
  );
  const [start, end] = truth.surfaceSpan ?? [0, 1];
  if (start === end) faults.push(finding("empty_span", place, "surface_span holds no text"));
  const first = firstLines.get(truth.instructionId);
  if (first === undefined) firstLines.set(truth.instructionId, number);
  else {
    const message = `instruction_id "${truth.instructionId}" stands on line ${first} already`;
    faults.push(finding("duplicate_instruction_id", place, message));
  }
  const sound = faults.every((fault) => fault.severity !== "FATAL");
  return { record: { truth, place, sound }, faults };
}
