import { z } from "zod";
import { QueueStatusDocumentSchema } from "../../../formats/queue-documents.ts";
import { openEngine } from "../../../joins/queue/engine.ts";
import { RunBoard } from "../../../joins/queue/run-board.ts";
import { runStatus } from "../../../joins/queue/run-status.ts";
import { renderQueue } from "../../../report/queue-console.ts";
import type { RunCommand } from "../../command.ts";
import { EXIT } from "../../exit-code.ts";
import { parseOptions, textFlag } from "../../flags.ts";
import { resultDocument } from "../../result-document.ts";
import { withoutQueue } from "../../shards/shard-flag.ts";

const Options = z.object({ queue: textFlag });

export const run: RunCommand = async (invocation) => {
  const { context, output } = invocation;
  const { queue } = parseOptions(Options, invocation.options);
  const engine = await openEngine(queue);
  try {
    const board = new RunBoard(engine);
    const runs = [];
    for (const one of await board.open()) {
      runs.push(await runStatus(engine, board, one, context.now()));
    }
    await output.print(renderQueue(runs));
    await output.document(
      resultDocument(QueueStatusDocumentSchema, {
        invocation: withoutQueue(invocation),
        inputs: [],
        body: { runs },
      }),
    );
    return EXIT.ok;
  } finally {
    await engine.close();
  }
};
