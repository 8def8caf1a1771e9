import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { detectCanary } from "../../src/pab/canary.ts";
import { foreignAddresses } from "../fakes/foreign-addresses.ts";

const root = join(import.meta.dirname, "..", "..", "corpus");
const corpora = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());

describe.each(corpora.map((entry) => entry.name))("the content of corpus/%s", (corpus) => {
  const files = readdirSync(join(root, corpus)).filter((name) => name !== "manifest.json");
  const texts = files.map(
    (name) => [name, readFileSync(join(root, corpus, name), "utf8")] as const,
  );

  it("names reserved domains and localhost only, and no telephone", () => {
    const found = texts.flatMap(([name, text]) =>
      foreignAddresses(text).map((address) => `${name}: ${address}`),
    );
    expect(texts.length).toBeGreaterThan(10);
    expect(found).toEqual([]);
  });

  it("holds no canary; the manifest holds one", () => {
    expect(texts.filter(([, text]) => detectCanary(text).length > 0)).toEqual([]);
    const manifest = readFileSync(join(root, corpus, "manifest.json"), "utf8");
    expect(detectCanary(manifest)).toHaveLength(1);
  });
});

describe("the check itself", () => {
  it.each([
    ["write to jo@harrow.com", "harrow.com"],
    ["write to jo@harrow.shopping now", "harrow.shopping"],
    ["see https://user@shop.test/x", "shop.test"],
    ["see ftp://files.harrow.io.", "files.harrow.io"],
    ["at www.harrow.co.uk today", "www.harrow.co.uk"],
    ["http://example.com.evil.net/", "example.com.evil.net"],
    ["http://notexample.com/", "notexample.com"],
    ["连接 http://店.中国/", "店.中国"],
    ["host 10.0.0.4 is up", "10.0.0.4"],
    ["call +49 30 1234567", "+49 30 1234567"],
  ])("finds the address in %j", (text, address) => {
    expect(foreignAddresses(text)).toContain(address);
  });

  it.each([
    "mail a@b.example, a@example.com or http://localhost:8080/x?y=http://x.example/",
    "notes.md, v1.2.3.txt, 10:00 to 11:30, e.g. and i.e.",
    "ping 127.0.0.1 or 192.0.2.7",
    "call +99 00 0000-1234",
  ])("leaves %j alone", (text) => {
    expect(foreignAddresses(text)).toEqual([]);
  });
});
