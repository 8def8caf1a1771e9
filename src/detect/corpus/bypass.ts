import { Buffer } from "node:buffer";

/** Puts a disguise on a text. Deterministic: the same text gets the same disguise. */
export type Disguise = (text: string) => string;

const replaceBy = (table: Readonly<Record<string, string>>): Disguise => {
  return (text) => text.replace(/[A-Za-z]/g, (letter) => table[letter.toLowerCase()] ?? letter);
};

const lettersOnly = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");

const leet = replaceBy({ a: "4", e: "3", i: "1", l: "1", o: "0", s: "5", t: "7" });

const fullWidth: Disguise = (text) =>
  text.replace(/[!-~]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) + 0xfee0));

const rot13: Disguise = (text) =>
  text.replace(/[A-Za-z]/g, (letter) => {
    const code = letter.charCodeAt(0);
    const base = code < 0x61 ? 0x41 : 0x61;
    return String.fromCharCode(((code - base + 13) % 26) + base);
  });

/** The disguises by bypass class. */
export const DISGUISES: Readonly<Record<string, Disguise>> = {
  none: (text) => text,
  leet,
  letter_spaced: (text) =>
    text
      .split(/\s+/)
      .map((word) => word.split("").join(" "))
      .join("   "),
  separator_spaced: (text) => lettersOnly(text).split("").join("."),
  compact: lettersOnly,
  chunked: (text) =>
    lettersOnly(text)
      .match(/.{1,4}/g)
      ?.join(" ") ?? text,
  homoglyph: replaceBy({ a: "\u0430", c: "\u0441", e: "\u0435", o: "\u043e", p: "\u0440" }),
  diacritics: replaceBy({ a: "\u00e1", e: "\u00e9", i: "\u00ed", o: "\u00f3", u: "\u00fa" }),
  zero_width: (text) => text.replace(/([A-Za-z])(?=[a-z])/g, "$1\u200b"),
  full_width: fullWidth,
  line_break: (text) => text.replace(/([A-Za-z]{3})(?=[a-z]{3})/g, "$1\n"),
  rot13,
  base64: (text) => Buffer.from(text).toString("base64"),
  hex: (text) => Buffer.from(text).toString("hex"),
  url: (text) => encodeURIComponent(text),
  html: (text) => [...text].map((mark) => `&#${mark.codePointAt(0)};`).join(""),
};
