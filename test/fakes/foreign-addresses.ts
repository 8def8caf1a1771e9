/** Top-level names that somebody could own. File names as `notes.md` are told apart by them. */
const TLD =
  "com|net|org|info|biz|edu|gov|mil|int|eu|io|ai|app|dev|co|cloud|online|site|shop|xyz|me|ly|tv|de|fr|es|it|nl|be|ch|at|uk|ie|us|ca|au|nz|jp|cn|kr|in|br|mx|ru|pl|se|no|dk|fi|pt|cz|gr|tr|za|ae|sa|eg";
const RESERVED = /^(?:localhost|(?:.+\.)?(?:example|example\.(?:com|net|org))|127\.0\.0\.1)$/iu;
const LOOPBACK_OR_DOCUMENTATION = /^(?:127\.|192\.0\.2\.|198\.51\.100\.|203\.0\.113\.)/;

/** No country gives out an area code of noughts. */
const NOBODYS_PHONE = /^\+\d{1,3} 0+ [\d ()-]+$/;

/** Addresses of anybody real: hosts outside the reserved names, and telephone numbers. */
export function foreignAddresses(text: string): string[] {
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
    ...phones.filter((phone) => !NOBODYS_PHONE.test(phone)),
  ];
}
