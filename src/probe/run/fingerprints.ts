import { canonicalJsonLine } from "../../formats/canonical-json.ts";
import type { Fingerprints } from "../../formats/injection-results.ts";
import { seededRandom } from "../../random/random.ts";
import { sha256Hex } from "../../text/sha256.ts";
import { SCREENING_TEXT } from "../agent/screening.ts";
import { SCENARIOS } from "../battery/scenarios/list.ts";
import type { Attack } from "../contracts/attack.ts";
import type { BenignTask } from "../contracts/benign-task.ts";
import type { Carrier } from "../contracts/carrier.ts";
import type { ProbeDefense } from "../contracts/defense.ts";
import type { Probe } from "../contracts/probe.ts";
import type { Scenario } from "../contracts/scenario.ts";

export interface FingerprintParts {
  readonly model: string;
  readonly target: string;
  readonly judge: string;
  readonly defenses: readonly ProbeDefense[];
  readonly carriers?: readonly Carrier[];
  readonly probes?: readonly Probe[];
  readonly tasks?: readonly BenignTask[];
  /** Agents that read the data; the battery's without it. */
  readonly scenarios?: readonly Scenario[];
}

/** What two runs must share before their rates may be set side by side, as SHA-256 of texts. */
export async function fingerprintsOf(parts: FingerprintParts): Promise<Fingerprints> {
  const texts = {
    ...(parts.probes && {
      probes: mapOf(
        parts.probes,
        ({ id }) => id,
        ({ instruction, detectors }) => (detectors ? { instruction, detectors } : instruction),
      ),
    }),
    ...(parts.carriers && {
      carriers: mapOf(
        parts.carriers,
        ({ id }) => id,
        ({ embed }) => embed("SLOT"),
      ),
    }),
    ...(parts.tasks && {
      tasks: mapOf(
        parts.tasks,
        ({ task }) => task,
        ({ userRequest, data }) => [userRequest, data],
      ),
    }),
  };
  const scenarios = (parts.scenarios ?? SCENARIOS).map(({ systemPrompt, userRequest, tools }) => ({
    systemPrompt,
    userRequest,
    tools,
  }));
  const defenses: [string, string][] = [];
  for (const defense of parts.defenses) defenses.push([defense.name, await behaviour(defense)]);
  return {
    battery: sha256([texts, scenarios]),
    judge: parts.judge,
    target: parts.target,
    model: parts.model,
    ...texts,
    scenarios: sha256(scenarios),
    defenses: Object.fromEntries(defenses),
  };
}

/** The same of an attack scan: what was sent, who judged it, who answered. */
export function scanFingerprints(
  attacks: readonly Attack[],
  { judge, target }: { readonly judge: string; readonly target: string },
): Fingerprints {
  const texts = mapOf(
    attacks,
    ({ id }) => id,
    // As in earlier reports where an attack is one message without detectors of its own.
    ({ prompt, turns, detect }) => (turns || detect ? { prompt, turns, detect } : prompt),
  );
  return { battery: sha256(texts), judge, target, attacks: texts };
}

/** SHA-256 of any value, by its canonical JSON. */
export function sha256(value: unknown): string {
  return sha256Hex(canonicalJsonLine(value));
}

function mapOf<T>(
  items: readonly T[],
  name: (item: T) => string,
  text: (item: T) => unknown,
): Record<string, string> {
  return Object.fromEntries(items.map((item) => [name(item), sha256(text(item))]));
}

/** What a defence makes of a fixed text; a screen is known by what it asks. */
async function behaviour(defense: ProbeDefense): Promise<string> {
  if (defense.name === "llm_filter") return sha256(SCREENING_TEXT);
  const [scenario] = SCENARIOS;
  if (!scenario) throw new RangeError("the battery has no scenario");
  const treated = await defense.apply("One two.\nThree.", {
    scenario,
    userRequest: scenario.userRequest,
    random: seededRandom(1),
    signal: new AbortController().signal,
  });
  return sha256([treated, defense.allowsCall !== undefined]);
}
