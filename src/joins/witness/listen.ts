import { usageError } from "../../formats/error.ts";

interface Listening {
  listen(port: number, host: string, then: () => void): unknown;
  once(event: "error", then: (error: Error) => void): unknown;
}

/**
 * Listens on loopback and on nothing else.
 * @param port 0 lets the system choose
 * @throws BacktrailError with code `usage` that names the flag when the port cannot be had
 */
export async function listen(server: Listening, port: number, flag: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (cause) => {
      const message = `cannot listen on 127.0.0.1:${port}: ${cause.message}; name another port, or 0 for any that is free`;
      reject(usageError(flag, message, cause));
    });
    server.listen(port, "127.0.0.1", resolve);
  });
}
