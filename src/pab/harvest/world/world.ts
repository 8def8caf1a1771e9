import type { Channel } from "../../model.ts";
import type { TaintedText } from "../tainted-text.ts";
import { PeerBus } from "./peer-bus.ts";
import { Shelf } from "./shelf.ts";
import { Toolbox } from "./toolbox.ts";
import { MockWeb } from "./web.ts";

/** Everything the simulated agent can reach. All of it lives in memory. */
export interface World {
  readonly web: MockWeb;
  readonly documents: Shelf;
  readonly files: Shelf;
  readonly service: Shelf;
  readonly memory: Shelf;
  readonly peers: PeerBus;
  readonly tools: Toolbox;
}

export function createWorld(): World {
  return {
    web: new MockWeb(),
    documents: new Shelf("document"),
    files: new Shelf("file"),
    service: new Shelf("answer of the service"),
    memory: new Shelf("note"),
    peers: new PeerBus(),
    tools: new Toolbox(),
  };
}

/**
 * Lets a text enter through a channel: it is put where the channel reads from and read from there.
 * @param at the page's address, the file's path, the peer's or tool's name
 * @throws BacktrailError with code `effect` for a web address outside localhost
 */
export function enter(world: World, channel: Channel, at: string, text: TaintedText): TaintedText {
  switch (channel) {
    case "system":
    case "user":
      return text;
    case "web":
      world.web.publish(at, text);
      return world.web.fetch(at);
    case "inter_agent":
      world.peers.post(at, text);
      return world.peers.receive(at);
    case "tool_echo":
      return world.tools.call(at, text);
    case "retrieved_doc":
      return viaShelf(world.documents, at, text);
    case "file":
      return viaShelf(world.files, at, text);
    case "trusted_tool":
      return viaShelf(world.service, at, text);
    case "memory":
      return viaShelf(world.memory, at, text);
  }
}

function viaShelf(shelf: Shelf, at: string, text: TaintedText): TaintedText {
  shelf.put(at, text);
  return shelf.get(at);
}
