import { DefensesDocumentSchema } from "../../../formats/pab-documents.ts";
import { defenses } from "../../../joins/defenses.ts";
import type { RunCommand } from "../../command.ts";
import { EXIT } from "../../exit-code.ts";
import { resultDocument } from "../../result-document.ts";

export const run: RunCommand = async (invocation) => {
  const { output } = invocation;
  const entries = defenses
    .list()
    .map(({ name, role, description }) => ({ name, role, description }));
  const width = Math.max(...entries.map(({ name }) => name.length));
  await output.print(
    [
      "REGISTERED DEFENCES",
      ...entries.map(
        (one) => `  ${one.name.padEnd(width)}  ${one.role.padEnd(8)}  ${one.description}`,
      ),
      "",
      'Your own: --defense ./mine.ts, --defense "cmd:python3 mine.py", --defense http://127.0.0.1:8000/review',
      "",
    ].join("\n"),
  );
  await output.document(
    resultDocument(DefensesDocumentSchema, {
      invocation,
      inputs: [],
      body: { defenses: entries },
    }),
  );
  return EXIT.ok;
};
