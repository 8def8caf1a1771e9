import { z } from "zod";
import { AttackCatalogueDocumentSchema } from "../../../formats/probe-tool-documents.ts";
import { INTENT_GOALS } from "../../../probe/contracts/attack.ts";
import { textTable } from "../../../report/columns.ts";
import { printable } from "../../../text/printable.ts";
import type { RunCommand } from "../../command.ts";
import { EXIT } from "../../exit-code.ts";
import { parseOptions, textFlag } from "../../flags.ts";
import { resultDocument } from "../../result-document.ts";
import { attacksOf } from "./categories.ts";

const Options = z.object({ categories: textFlag.optional(), attacks: textFlag.optional() });

const GOALS: ReadonlyMap<string, string> = new Map(Object.entries(INTENT_GOALS));

export const run: RunCommand = async (invocation) => {
  const { output } = invocation;
  const attacks = await attacksOf(parseOptions(Options, invocation.options), invocation.context);
  const rows = attacks.map((attack) => [
    printable(attack.id),
    printable([...(attack.turns ?? []), attack.prompt].join(" ⏎ ").replaceAll("\n", " ")),
  ]);
  await output.print(textTable([{ heading: "Attack" }, { heading: "Message" }], rows));
  await output.print(`${attacks.length} attacks\n`);
  await output.document(
    resultDocument(AttackCatalogueDocumentSchema, {
      invocation,
      inputs: [],
      body: {
        attacks: attacks.map((attack) => ({
          ...attack,
          goal: attack.goal ?? GOALS.get(attack.intent),
        })),
      },
    }),
  );
  return EXIT.ok;
};
