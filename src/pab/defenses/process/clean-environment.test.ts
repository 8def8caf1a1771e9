import { describe, expect, it } from "vitest";
import { outsideEnvironment } from "./clean-environment.ts";

const env = {
  PATH: "/usr/bin",
  HOME: "/home/me",
  LC_ALL: "C.UTF-8",
  https_proxy: "http://proxy:3128",
  PWD: "/work",
  OLDPWD: "/work/held-out",
  npm_lifecycle_script: "pab eval --corpus held-out",
  NODE_OPTIONS: "--allow-fs-read=*",
  MODEL_KEY: "k",
  MODEL_HOME: "/work/held-out/models",
  LANG: undefined,
};

describe("the environment of a defence", () => {
  it("holds what programs need and what was passed, and nothing that names a corpus", () => {
    const passEnv = ["MODEL_KEY", "MODEL_HOME", "NOT_SET"];
    expect(outsideEnvironment({ env, open: false, passEnv, hidden: ["/work/held-out"] })).toEqual({
      PATH: "/usr/bin",
      HOME: "/home/me",
      LC_ALL: "C.UTF-8",
      https_proxy: "http://proxy:3128",
      MODEL_KEY: "k",
    });
  });

  it("is the whole one for an open defence", () => {
    const { LANG: _, ...all } = env;
    expect(outsideEnvironment({ env, open: true, passEnv: [], hidden: ["/work"] })).toEqual(all);
  });
});
