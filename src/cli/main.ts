#!/usr/bin/env node
import { runProcess } from "./run-process.ts";
import { backtrail } from "./specs/backtrail.ts";

await runProcess({ root: backtrail, bin: "backtrail", path: [] });
