import type { ProbeDefense } from "../../contracts/defense.ts";
import { delimited } from "./delimited.ts";
import { delimitedUnnamed } from "./delimited-unnamed.ts";
import { instrHierarchy } from "./instr-hierarchy.ts";
import { none } from "./none.ts";
import { sandwich } from "./sandwich.ts";
import { spotlight } from "./spotlight.ts";
import { spotlightDelimiting } from "./spotlight-delimiting.ts";
import { spotlightEncoding } from "./spotlight-encoding.ts";
import { toolFilter } from "./tool-filter.ts";

/** Defences of a run that names none, in the order of reports. `llm_filter` joins on request. */
export const STANDARD_DEFENSES: readonly ProbeDefense[] = [
  none,
  delimited,
  spotlight,
  sandwich,
  instrHierarchy,
];

/** Further defences, by name only. */
export const EXTRA_DEFENSES: readonly ProbeDefense[] = [
  spotlightDelimiting,
  spotlightEncoding,
  toolFilter,
  delimitedUnnamed,
];
