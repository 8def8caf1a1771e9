import type { Channel } from "../../formats/pab.ts";
import type { CarrierChannel } from "./carrier.ts";

/** The benchmark's channel of what a carrier's tool brings: mail is what others wrote. */
export const CARRIER_ORIGIN: Readonly<Record<CarrierChannel, Channel>> = {
  email: "retrieved_doc",
  document: "file",
  webpage: "web",
  knowledge_base: "retrieved_doc",
  memory: "memory",
  tool_output: "web",
};
