import { VERSION } from "../../formats/version.ts";
import type { RunCommand } from "../command.ts";
import { EXIT } from "../exit-code.ts";

export const run: RunCommand = async ({ output }) => {
  await output.print(`backtrail ${VERSION}\n`);
  await output.document({ name: "backtrail", version: VERSION, node: process.version });
  return EXIT.ok;
};
