import { type DetectPolicyFile, parseDetectPolicyFile } from "../formats/detect-policy-file.ts";

/**
 * The policy that a file describes, for `adviceOn`.
 * @param text YAML or JSON
 * @param path for messages
 * @throws BacktrailError with code `usage` that names file and line.
 */
export function readPolicyFile(text: string, path: string): DetectPolicyFile {
  return parseDetectPolicyFile(text, path).file;
}
