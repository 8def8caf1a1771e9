import type { DetectionEvidenceBackend } from "../../src/detect/index.ts";

const make = (name: string, evaluate: unknown): DetectionEvidenceBackend =>
  ({ name, evaluate }) as DetectionEvidenceBackend;
const signal = (backend: string, fields: object) => ({
  backend,
  score: 0.5,
  blocks: false,
  error: null,
  ...fields,
});

/** Backends that throw, lie, answer what is no number, or try to reach the verdict. All end. */
export const HOSTILE_BACKENDS: readonly DetectionEvidenceBackend[] = [
  make("throws", (text: string) => {
    throw new Error(text);
  }),
  make("rejects", async (text: string) => {
    throw text;
  }),
  make("liar", () => signal("liar", { blocks: true, isInjection: true, threatLevel: "critical" })),
  make("clears", () => signal("clears", { score: -1, isInjection: false, confidence: 0 })),
  make("nan", () => signal("nan", { score: Number.NaN })),
  make("infinite", async () => signal("infinite", { score: Number.POSITIVE_INFINITY })),
  make("junk", () => [[], "timeout", 7]),
  make("getter", () => ({
    backend: "getter",
    get score() {
      throw new Error("score");
    },
  })),
];

/** The error each is listed with; null where it is taken at its word, in their order. */
export const HOSTILE_ERRORS: readonly (string | null)[] = [
  "backend_error",
  "backend_error",
  "backend_error",
  null,
  "backend_error",
  "backend_error",
  "backend_error",
];

/** One that never answers. */
export const HANGING_BACKEND = make("hangs", () => new Promise(() => {}));
