/**
 * A text with URLs as they may be shown: without the password of one, and without the values of what its
 * query calls a key, token, secret, signature or password.
 */
export function withoutUrlSecrets(text: string): string {
  return text.replace(/\bhttps?:\/\/[^\s]+/gi, (url) =>
    url.replace(PASSWORD, "$1***@").replace(SECRET_VALUE, "$1***"),
  );
}

const PASSWORD = /^(https?:\/\/[^/@:?#]*:)[^/@?#]+@/i;
const SECRET_VALUE = /([?&][^=&#]{0,60}?(?:key|token|secret|passw|auth|sig)[^=&#]{0,60}=)[^&#]+/gi;
