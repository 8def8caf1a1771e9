import type { SimulationProfile } from "../../formats/simulation-profile.ts";
import { deriveSeed, seededRandom } from "../../random/random.ts";
import { failed } from "../attempt/attempt.ts";
import { systemClock } from "../attempt/system-clock.ts";
import type { MemoryTrialInfo, TrialInfo } from "../contracts/trial-info.ts";
import type { AgentBackend, ModelAnswer, ModelReport, ModelRequest } from "./backend.ts";
import { messagesCarry } from "./delivery.ts";
import { DEFAULT_MEMORY_PROFILE, simulatedSession } from "./memory/simulated-memory.ts";
import { isScreening, screenAnswer } from "./screening.ts";
import { obedience } from "./simulated-profile.ts";
import { obeyingReply, type SimulatedReply, workingReply } from "./simulated-replies.ts";

const HELD = "It is about everyday business; nothing in it needs a decision today.";

/**
 * The stand-in for a model in one trial: it reads its data, then obeys, works or holds by chance.
 * The chances come from the profile, the draws from the seed of each call, so the whole pipeline
 * runs without a key and its statistics can be held against a known truth.
 */
export function simulatedBackend(
  profile: SimulationProfile,
  trial: TrialInfo | MemoryTrialInfo,
): AgentBackend {
  return {
    name: "simulated",
    model: profile.name,
    simulated: true,
    call: async (request) => {
      const { latency_ms: latency = 0 } = profile;
      if (latency > 0) await systemClock.sleep(latency, request.signal);
      return answer(profile, trial, request);
    },
  };
}

function answer(
  profile: SimulationProfile,
  trial: TrialInfo | MemoryTrialInfo,
  request: ModelRequest,
): ModelReport {
  if ("memory" in trial && !isScreening(request.system)) return inSession(profile, trial, request);
  const random = seededRandom(request.seed);
  const happens = (chance: number): boolean => random.next() < chance;
  if (isScreening(request.system)) {
    const { catches, false_alarms } = profile.screen;
    const found = happens(trial.probe === null ? false_alarms : catches);
    return said(request, { text: screenAnswer(found), toolCalls: [] });
  }
  const [dataTool] = request.tools;
  const last = request.messages.at(-1);
  if (last?.role === "user" && dataTool) {
    if (happens(profile.error)) return failed("server_error", "simulated failure");
    if (happens(profile.not_read)) return said(request, { text: HELD, toolCalls: [] });
    const args = Object.fromEntries(dataTool.parameters.required.map((key) => [key, "1"]));
    return said(request, { text: "", toolCalls: [{ name: dataTool.name, args }] });
  }
  if (last?.role === "tool" && last.name !== dataTool?.name) {
    return said(request, { text: "Done.", toolCalls: [] });
  }
  if (happens(profile.blocked)) {
    return { status: "blocked_by_provider", reason: "simulated content filter" };
  }
  if (trial.task !== null) {
    const { base, defenses } = profile.utility;
    const chance =
      base * (Object.hasOwn(defenses, trial.defense) ? (defenses[trial.defense] ?? 1) : 1);
    return said(request, happens(chance) ? workingReply(trial.task) : silent());
  }
  // What a defence took out of the data cannot be obeyed.
  const reached = trial.payload !== null && messagesCarry(request.messages, trial.payload);
  const reply =
    happens(obedience(profile, trial)) && reached
      ? obeyingReply(trial.probe ?? "", request.system)
      : null;
  return said(request, reply ?? silent());
}

/** An answer in a memory scan; errors and the provider's filter come at the start of a session. */
function inSession(
  profile: SimulationProfile,
  trial: MemoryTrialInfo,
  request: ModelRequest,
): ModelReport {
  const random = seededRandom(deriveSeed(request.seed, "surroundings"));
  const happens = (chance: number): boolean => random.next() < chance;
  if (request.messages.length === 1) {
    if (happens(profile.error)) return failed("server_error", "simulated failure");
    if (happens(profile.blocked)) {
      return { status: "blocked_by_provider", reason: "simulated content filter" };
    }
  }
  const chances = profile.memory ?? DEFAULT_MEMORY_PROFILE;
  return said(request, simulatedSession(chances, trial, request));
}

function silent(): SimulatedReply {
  return { text: HELD, toolCalls: [] };
}

/** Token counts are lengths over four: of the right size, and always the same. */
function said(request: ModelRequest, reply: SimulatedReply): ModelAnswer {
  const sent = request.messages.reduce((sum, { text }) => sum + text.length, request.system.length);
  const told = JSON.stringify(reply).length;
  return {
    status: "answered",
    text: reply.text,
    toolCalls: reply.toolCalls.map((call, index) => ({
      ...call,
      id: `call_${request.messages.length}_${index}`,
    })),
    usage: { inputTokens: Math.ceil(sent / 4), outputTokens: Math.ceil(told / 4) },
    warnings: [],
  };
}
