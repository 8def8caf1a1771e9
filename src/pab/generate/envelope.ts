import type { Random } from "../../random/random.ts";
import { pageUrl } from "../harvest/smoke/steps.ts";
import type { Channel, Transform } from "../model.ts";
import { fillPhrase, type Vocabulary } from "./vocabulary.ts";
import type { Domain } from "./words/act.ts";
import { CARRIERS, STYLES } from "./words/carriers.ts";

/** Where a trace takes place. */
export interface Setting {
  readonly vocabulary: Vocabulary;
  readonly domain: Domain;
  readonly organisation: string;
}

/** What stands around a text that enters through a channel. */
export interface DrawnCarrier {
  readonly before: string;
  readonly after: string;
  readonly actor: string;
  readonly url?: string;
}

type FramedHop = Extract<Transform, "write_read_memory" | "relay_to_peer" | "tool_echo">;

const HOP_ON: Readonly<Partial<Record<Channel, FramedHop>>> = {
  memory: "write_read_memory",
  inter_agent: "relay_to_peer",
  tool_echo: "tool_echo",
};

/**
 * Notes, messages and echoes look the same whether somebody planted them or the agent made them;
 * a frame must not tell an origin from a hop.
 */
export function drawCarrier(channel: Channel, setting: Setting, random: Random): DrawnCarrier {
  const hop = HOP_ON[channel];
  const styled = fillPhrase(random.pick(STYLES[channel]), filling(setting, random));
  const framed = hop === undefined ? styled : drawFrame(hop, setting, random);
  const chosen = hop !== undefined && random.int(1, 3) > 1 ? framed : styled;
  const [before = "", after = ""] = chosen.split(/\{(?:passage|text)\}/);
  return {
    before,
    after,
    actor: drawActor(channel, setting, random),
    ...(channel === "web"
      ? { url: pageUrl(`${setting.organisation.toLowerCase()}/${random.int(10, 99)}`) }
      : {}),
  };
}

/** What the agent, a peer or a tool puts around a passage, with `{passage}` left open. */
export function drawFrame(hop: FramedHop, setting: Setting, random: Random): string {
  return fillPhrase(
    random.pick(setting.vocabulary.envelopes.frames[hop]),
    filling(setting, random),
  );
}

/** Who speaks on a channel; the same names whether a text was planted or carried there. */
export function drawActor(channel: Channel, { vocabulary }: Setting, random: Random): string {
  const { peers, tools } = vocabulary.envelopes;
  const { actors } = CARRIERS[channel];
  if (channel === "inter_agent") return random.pick([...actors, ...peers]);
  if (channel === "tool_echo") return random.pick([...actors, ...tools]);
  return random.pick(actors);
}

function filling({ domain, organisation }: Setting, random: Random): Record<string, string> {
  const [fact = "", fact2 = ""] = random.shuffle(domain.facts);
  return { fact, fact2, org: organisation, topic: domain.name, number: String(random.int(2, 99)) };
}
