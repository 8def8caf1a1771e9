// Runs a small scan over three kinds of Redis as they are met in the field: with a password, with TLS and
// a certificate authority of one's own, and as a cluster of three nodes. Each must give the bytes of one
// process. Takes about a minute; needs redis-server with TLS, redis-cli and openssl.
//   node scripts/queue-redis-kinds.mjs
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const cli = fileURLToPath(new URL("../dist/cli/main.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "queue-kinds-"));
const port = 21_000 + (process.pid % 8_000);
const started = [];

/** A redis-server that is up. */
async function redis(name, words, ping) {
  const dir = join(folder, name);
  mkdirSync(dir, { recursive: true });
  started.push(spawn("redis-server", ["--dir", dir, "--save", "", ...words], { stdio: "ignore" }));
  for (let tries = 0; ; tries += 1) {
    try {
      execFileSync("redis-cli", [...ping, "ping"], { stdio: ["ignore", "pipe", "ignore"] });
      return;
    } catch (error) {
      if (tries > 100) throw error;
      await wait(100);
    }
  }
}

/** Ends with the exit code; the environment is that of every process of the run. */
function backtrail(words, env) {
  const child = spawn(process.execPath, [cli, ...words], {
    cwd: folder,
    env: { PATH: process.env.PATH, NO_COLOR: "1", ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (bytes) => {
    said += bytes;
  });
  return new Promise((resolve) => child.on("exit", (code) => resolve({ code, said })));
}

const scan = (out) => [
  ...["probe", "injection-scan", "--backend", "simulated", "--defenses", "none", "--no-timing"],
  ...["--out", out, "--overwrite"],
];

async function overQueue(kind, address, env = {}) {
  const worker = backtrail(["worker", "--queue", address, "--once"], env);
  const { code, said } = await backtrail([...scan(kind), "--queue", address], env);
  const ended = await worker;
  const same = code === 0 && rows(kind) === rows("alone");
  console.log(
    `${kind}: ${same ? "the bytes of one process" : `DIFFERS (${code}) ${said} ${ended.said}`}`,
  );
  if (!same || ended.code !== 0) process.exitCode = 1;
}

const rows = (name) => readFileSync(join(folder, `${name}.csv`), "utf8");

/** A certificate of 127.0.0.1 that an authority of our own has signed. */
function certificates() {
  const run = (...words) => execFileSync("openssl", words, { cwd: folder, stdio: "ignore" });
  run(
    ..."req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=ca -keyout ca.key -out ca.crt".split(
      " ",
    ),
  );
  run(
    ..."req -newkey rsa:2048 -nodes -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1 -keyout r.key -out r.csr".split(
      " ",
    ),
  );
  run(
    ..."x509 -req -in r.csr -CA ca.crt -CAkey ca.key -CAcreateserial -days 2 -copy_extensions copy -out r.crt".split(
      " ",
    ),
  );
}

try {
  const { code, said } = await backtrail(scan("alone"), {});
  if (code !== 0) throw new Error(said);
  const [plain, secure] = [port, port + 1].map(String);
  await redis("password", ["--port", plain, "--requirepass", "pw"], ["-p", plain, "-a", "pw"]);
  await overQueue("password", `redis://:pw@127.0.0.1:${plain}`);

  certificates();
  const files = [
    "--tls-cert-file",
    "r.crt",
    "--tls-key-file",
    "r.key",
    "--tls-ca-cert-file",
    "ca.crt",
  ];
  const tls = files.map((word) => (word.startsWith("--") ? word : join(folder, word)));
  const options = ["--port", "0", "--tls-port", secure, "--tls-auth-clients", "no"];
  const ping = ["-p", secure, "-a", "pw", "--tls", "--cacert", join(folder, "ca.crt")];
  await redis("tls", [...options, "--requirepass", "pw", ...tls], ping);
  const address = `rediss://:pw@127.0.0.1:${secure}`;
  await overQueue("tls", address, { NODE_EXTRA_CA_CERTS: join(folder, "ca.crt") });
  const distrusted = await backtrail([...scan("distrusted"), "--queue", address], {});
  const refused = distrusted.code === 1 && /certificate/.test(distrusted.said);
  console.log(
    `tls without its authority: ${refused ? "refused" : `NOT REFUSED ${distrusted.said}`}`,
  );
  if (!refused) process.exitCode = 1;

  const nodes = [2, 3, 4].map((n) => String(port + n));
  for (const node of nodes) {
    const words = ["--port", node, "--cluster-enabled", "yes", "--requirepass", "pw"];
    await redis(`node-${node}`, [...words, "--masterauth", "pw"], ["-p", node, "-a", "pw"]);
  }
  const all = nodes.map((node) => `127.0.0.1:${node}`);
  const create = ["-a", "pw", "--cluster", "create", ...all, "--cluster-yes"];
  execFileSync("redis-cli", create, { stdio: "ignore" });
  const first = ["-p", nodes[0], "-a", "pw", "cluster", "info"];
  while (
    !execFileSync("redis-cli", first, { stdio: ["ignore", "pipe", "ignore"] }).includes(
      "cluster_state:ok",
    )
  ) {
    await wait(200);
  }
  // Any node will do, whichever holds the slot of the prefix.
  for (const [at, node] of nodes.entries()) {
    await overQueue(`cluster-${at}`, `redis://:pw@127.0.0.1:${node}`);
  }
} finally {
  for (const child of started) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
}
