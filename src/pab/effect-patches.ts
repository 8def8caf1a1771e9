import childProcess from "node:child_process";
import cluster from "node:cluster";
import dgram from "node:dgram";
import dns from "node:dns";
import fs from "node:fs";
import http from "node:http";
import http2 from "node:http2";
import https from "node:https";
import inspector from "node:inspector";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import tls from "node:tls";
import v8 from "node:v8";
import workers from "node:worker_threads";
import { FILE_WRITES, opensForWriting } from "./file-writes.ts";
import type { WritePathOptions } from "./write-path.ts";

/** What the patched functions ask before they run; either may throw. */
export interface EffectChecks {
  readonly refuse: (what: string) => void;
  readonly checkWrite: (what: string, path: unknown, options: WritePathOptions) => void;
}

type Bag = Record<string, unknown>;
type Callable = (...args: unknown[]) => unknown;

/** Functions and classes refused outright. Prototypes stand here for code that kept a reference. */
const REFUSED: readonly (readonly [string, object, readonly string[], returnsPromise?: boolean])[] =
  [
    ["net", net, ["connect", "createConnection"]],
    ["net.Socket", net.Socket.prototype, ["connect"]],
    ["net.Server", net.Server.prototype, ["listen"]],
    ["tls", tls, ["connect"]],
    ["http", http, ["request", "get"]],
    ["https", https, ["request", "get"]],
    ["http2", http2, ["connect"]],
    ["dgram", dgram, ["createSocket"]],
    ["dgram.Socket", dgram.Socket.prototype, ["bind", "connect", "send"]],
    ["dns", dns, lookups(dns)],
    ["dns.Resolver", dns.Resolver.prototype, lookups(dns.Resolver.prototype)],
    ["dns.promises", dns.promises, lookups(dns.promises), true],
    [
      "dns.promises.Resolver",
      dns.promises.Resolver.prototype,
      lookups(dns.promises.Resolver.prototype),
      true,
    ],
    [
      "child_process",
      childProcess,
      ["exec", "execFile", "execFileSync", "execSync", "fork", "spawn", "spawnSync"],
    ],
    ["child_process.ChildProcess", childProcess.ChildProcess.prototype, ["spawn"]],
    ["worker_threads", workers, ["Worker"]],
    ["cluster", cluster, ["fork"]],
    ["inspector", inspector, ["open"]],
    ["process.report", process.report, ["writeReport"]],
    ["v8", v8, ["writeHeapSnapshot"]],
    ["globalThis", globalThis, ["fetch"], true],
    ["globalThis", globalThis, ["WebSocket", "EventSource"]],
  ];

function lookups(target: object): string[] {
  return Object.getOwnPropertyNames(target).filter((name) =>
    /^(lookup|resolve|reverse)/.test(name),
  );
}

/** Puts the checks in front of every effect, also for named ESM imports; returns the way back. */
export function installEffectPatches({ refuse, checkWrite }: EffectChecks): () => void {
  const undo: (() => void)[] = [];
  const patch = (target: object, key: string, check: (args: unknown[]) => void, async: boolean) => {
    const bag = target as Bag;
    const descriptor = Object.getOwnPropertyDescriptor(bag, key);
    if (!descriptor?.configurable) return;
    const guarded = guardedProperty(bag, descriptor, check, async);
    Object.defineProperty(bag, key, guarded);
    undo.push(() => {
      const now = Object.getOwnPropertyDescriptor(bag, key);
      // Somebody may have put a patch of their own on top; leave that alone.
      const ours = now?.value === guarded.value && now?.get === guarded.get;
      if (ours) Object.defineProperty(bag, key, descriptor);
    });
  };

  for (const [label, target, names, async = false] of REFUSED) {
    for (const name of names) patch(target, name, () => refuse(`${label}.${name}`), async);
  }
  for (const { name, variants, paths } of FILE_WRITES) {
    for (const variant of variants) {
      const async = variant === "promises";
      const key = variant === "sync" ? `${name}Sync` : name;
      const check = (args: unknown[]) => {
        if (name === "open" && !opensForWriting(args[1])) return;
        for (const { index, ...options } of paths) {
          const path = args[index];
          // An open file was let through, or existed before the guard.
          if (typeof path === "number" || isFileHandle(path)) continue;
          checkWrite(`fs.${key}`, path, options);
        }
      };
      patch(async ? fs.promises : fs, key, check, async);
    }
  }
  syncBuiltinESMExports();
  return () => {
    for (const back of undo.reverse()) back();
    syncBuiltinESMExports();
  };
}

function isFileHandle(value: unknown): boolean {
  return typeof value === "object" && value !== null && "fd" in value;
}

/** The property with its function guarded. A getter stays one: what it loads may be big. */
function guardedProperty(
  owner: Bag,
  descriptor: PropertyDescriptor,
  check: (args: unknown[]) => void,
  async: boolean,
): PropertyDescriptor {
  const guardIfCallable = (value: unknown) =>
    typeof value === "function" ? guard(value as Callable, check, async) : value;
  const { get } = descriptor;
  return get
    ? { ...descriptor, get: () => guardIfCallable(get.call(owner)) }
    : { ...descriptor, value: guardIfCallable(descriptor.value) };
}

/** A stand-in that is the original in every respect but the check before a call. */
function guard(original: Callable, check: (args: unknown[]) => void, async: boolean): Callable {
  return new Proxy(original, {
    apply(target, self, args: unknown[]) {
      if (!async) {
        check(args);
        return Reflect.apply(target, self, args);
      }
      try {
        check(args);
      } catch (error) {
        return Promise.reject(error);
      }
      return Reflect.apply(target, self, args);
    },
    construct(target, args: unknown[], newTarget) {
      check(args);
      return Reflect.construct(target, args, newTarget) as object;
    },
  });
}
