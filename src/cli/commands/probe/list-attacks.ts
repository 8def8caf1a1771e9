import { z } from "zod";
import { AttackCatalogueDocumentSchema } from "../../../formats/probe-tool-documents.ts";
import { INTENT_GOALS } from "../../../probe/contracts/attack.ts";
import { textTable } from "../../../report/columns.ts";
import type { RunCommand } from "../../command.ts";
import { EXIT } from "../../exit-code.ts";
import { parseOptions, textFlag } from "../../flags.ts";
import { resultDocument } from "../../result-document.ts";
import { attacksIn } from "./categories.ts";

const Options = z.object({ categories: textFlag.optional() });

const GOALS: ReadonlyMap<string, string> = new Map(Object.entries(INTENT_GOALS));

export const run: RunCommand = async (invocation) => {
  const { output } = invocation;
  const attacks = attacksIn(parseOptions(Options, invocation.options).categories);
  const rows = attacks.map((attack) => [attack.id, attack.prompt.replaceAll("\n", " ")]);
  await output.print(textTable([{ heading: "Attack" }, { heading: "Message" }], rows));
  await output.print(`${attacks.length} attacks\n`);
  await output.document(
    resultDocument(AttackCatalogueDocumentSchema, {
      invocation,
      inputs: [],
      body: {
        attacks: attacks.map((attack) => ({ ...attack, goal: GOALS.get(attack.intent) })),
      },
    }),
  );
  return EXIT.ok;
};
