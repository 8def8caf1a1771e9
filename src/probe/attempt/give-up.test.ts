import { describe, expect, it } from "vitest";
import { type FailureKind, failed } from "./attempt.ts";
import { GiveUp, notSent } from "./give-up.ts";

const answered = { status: "answered" };
const times = (count: number, note: () => void): void => {
  for (let at = 0; at < count; at += 1) note();
};

describe("a target that is not there", () => {
  it.each<FailureKind>(["unreachable", "auth", "bad_answer"])(
    "is given up at the third failure of the kind %s, with its reason",
    (kind) => {
      const watch = new GiveUp();
      times(2, () => watch.note(failed(kind, "port closed")));
      expect(watch.because).toBeNull();
      watch.note(failed(kind, "port closed"));
      expect(watch.because).toBe("port closed");
      expect(notSent(watch)).toMatchObject({
        status: "failed",
        kind: "not_sent",
        reason: "not sent, the target was given up: port closed",
      });
    },
  );

  it("is given up at the tenth failure of another kind, and the first reason stays", () => {
    const watch = new GiveUp();
    times(9, () => watch.note(failed("server_error", "first")));
    expect(watch.because).toBeNull();
    watch.note(failed("timeout", "tenth"));
    watch.note(failed("timeout", "eleventh"));
    expect(watch.because).toBe("tenth");
  });

  it("is not given up once it answered, nor by what was never sent", () => {
    const alive = new GiveUp();
    alive.note(answered);
    times(20, () => alive.note(failed("unreachable", "gone")));
    expect(alive.because).toBeNull();
    const unsent = new GiveUp();
    times(20, () => unsent.note(failed("not_sent", "interrupted")));
    expect(unsent.because).toBeNull();
  });

  it("is given up for a used-up quota at any time", () => {
    const watch = new GiveUp();
    watch.note(answered);
    watch.note(failed("quota", "nothing left today"));
    expect(watch.because).toBe("nothing left today");
  });

  it("says nothing and is there where it is seen by other means, and only there", () => {
    const blank = failed("bad_answer", "empty", { blank: true });
    const watched = new GiveUp(true);
    watched.note(blank);
    times(20, () => watched.note(failed("bad_answer", "broken")));
    expect(watched.because).toBeNull();
    const broken = new GiveUp(true);
    times(3, () => broken.note(failed("bad_answer", "broken")));
    expect(broken.because).toBe("broken");
    const unwatched = new GiveUp();
    times(3, () => unwatched.note(blank));
    expect(unwatched.because).toBe("empty");
  });
});
