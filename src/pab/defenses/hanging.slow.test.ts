import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { kindsOf, loadOutside } from "../../../test/fakes/outside-defense.ts";

const fixtures = join(import.meta.dirname, "..", "..", "..", "test", "fixtures", "defenses");

/** Far above what an answer takes on a busy machine; what never answers has to be waited for. */
const PATIENT_MS = 4000;

describe("a defence that hangs costs the points it hangs on, and the next are answered", () => {
  it("as a command", async () => {
    const defense = await loadOutside(`cmd:node ${join(fixtures, "bad-command.mjs")}`, PATIENT_MS);
    expect(await kindsOf(defense, ["fine", "hang", "fine", "fine"])).toEqual([
      null,
      "timeout",
      null,
      null,
    ]);
  });

  it("as a module, in an endless loop too", async () => {
    const defense = await loadOutside(join(fixtures, "bad-module.mjs"), PATIENT_MS);
    expect(await kindsOf(defense, ["fine", "hang", "fine", "wait", "fine"])).toEqual([
      null,
      "timeout",
      null,
      "timeout",
      null,
    ]);
  });

  it("as a module that takes longer to start again than a review may take", async () => {
    const defense = await loadOutside(join(fixtures, "slow-start.mjs"), 1500);
    expect(await kindsOf(defense, ["exit", "fine", "exit", "fine"])).toEqual([
      "threw",
      null,
      "threw",
      null,
    ]);
  });

  describe("as an endpoint", () => {
    let server: Server | undefined;
    afterEach(() => {
      server?.closeAllConnections();
      server?.close();
    });

    it("whose others it answers meanwhile", async () => {
      server = createServer(async (request, response) => {
        let text = "";
        for await (const chunk of request) text += String(chunk);
        const { id, trace } = JSON.parse(text) as {
          id: string;
          trace: { events: { content: string }[] };
        };
        if (trace.events.at(-1)?.content.includes("do:hang")) return;
        response.end(JSON.stringify({ id, decision: "block", attribution: null, confidence: 1 }));
      });
      await new Promise<void>((done) => server?.listen(0, "127.0.0.1", done));
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/review`;
      const defense = await loadOutside(url, PATIENT_MS);
      expect(await kindsOf(defense, ["fine", "hang", "fine"])).toEqual([null, "timeout", null]);
    });
  });
});
