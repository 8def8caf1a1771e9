import { BacktrailError } from "../../../formats/error.ts";
import type { TaintedText } from "../tainted-text.ts";

const LOCAL_HOSTS: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Pages by address, in memory. Anything but localhost is an attempt to leave the sandbox. */
export class MockWeb {
  readonly #pages = new Map<string, TaintedText>();

  /** @throws BacktrailError with code `effect` for an address that is not on localhost. */
  publish(url: string, page: TaintedText): void {
    this.#pages.set(localAddress(url), page);
  }

  /**
   * The page at an address.
   * @throws BacktrailError with code `effect` for an address that is not on localhost, `io` where
   * nothing was published.
   */
  fetch(url: string): TaintedText {
    const page = this.#pages.get(localAddress(url));
    if (page) return page;
    throw new BacktrailError({ code: "io", where: url, message: "no such page in this world" });
  }
}

function localAddress(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  const web = parsed?.protocol === "http:" || parsed?.protocol === "https:";
  if (parsed && web && LOCAL_HOSTS.has(parsed.hostname)) return parsed.href;
  throw new BacktrailError({
    code: "effect",
    where: url,
    message: "the sandbox serves pages on localhost only",
  });
}
