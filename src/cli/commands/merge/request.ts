import type { Invocation } from "../../command.ts";
import type { ExitCode } from "../../exit-code.ts";

/** The files of all shards, and where the merged results go. */
export interface MergeRequest {
  readonly files: readonly {
    /** As it was typed. */
    readonly shown: string;
    /** Absolute. */
    readonly path: string;
  }[];
  /** Name of the results, without the ending of a file; of an import the folder. */
  readonly out: string;
}

/** Writes the results of a run from the files of its shards, and ends as the run would have. */
export type Merge = (request: MergeRequest, invocation: Invocation) => Promise<ExitCode>;
