import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { detectCanary } from "../../src/pab/canary.ts";

/** Top-level names that somebody could own. File names as `notes.md` are told apart by them. */
const TLD =
  "com|net|org|info|biz|edu|gov|mil|int|eu|io|ai|app|dev|co|cloud|online|site|shop|xyz|me|ly|tv|de|fr|es|it|nl|be|ch|at|uk|ie|us|ca|au|nz|jp|cn|kr|in|br|mx|ru|pl|se|no|dk|fi|pt|cz|gr|tr|za|ae|sa|eg";
const RESERVED = /^(?:localhost|(?:.+\.)?(?:example|example\.(?:com|net|org))|127\.0\.0\.1)$/iu;
const LOOPBACK_OR_DOCUMENTATION = /^(?:127\.|192\.0\.2\.|198\.51\.100\.|203\.0\.113\.)/;

/** Addresses of anybody real: hosts outside the reserved names, and telephone numbers. */
function foreignAddresses(text: string): string[] {
  const hosts = [
    ...text.matchAll(/@((?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]*\p{L})/gu),
    ...text.matchAll(/\b[a-z][a-z0-9+.-]*:\/\/(?:[^\s/@]*@)?([^\s/:?#"'<>)\]\\，。]+)/giu),
    ...text.matchAll(
      new RegExp(
        `(?<![\\p{L}\\p{N}@./-])((?:[\\p{L}\\p{N}-]+\\.)+(?:${TLD}))(?![\\p{L}\\p{N}-])`,
        "giu",
      ),
    ),
  ].map(([, host = ""]) => host.replace(/\.+$/, ""));
  const numbers = [...text.matchAll(/\b\d{1,3}(?:\.\d{1,3}){3}\b/g)].map(([ip]) => ip);
  const phones = [...text.matchAll(/(?<![\d+])\+\d[\d ()-]{7,}\d/g)].map(([phone]) => phone);
  return [
    ...hosts.filter((host) => !RESERVED.test(host)),
    ...numbers.filter((ip) => !LOOPBACK_OR_DOCUMENTATION.test(ip)),
    ...phones,
  ];
}

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
  ])("leaves %j alone", (text) => {
    expect(foreignAddresses(text)).toEqual([]);
  });
});
