import type { Probe } from "../../contracts/probe.ts";
import { appendExfilToken } from "./append-exfil-token.ts";
import { enumerateTools } from "./enumerate-tools.ts";
import { externalForward } from "./external-forward.ts";
import { fakeConfirmation } from "./fake-confirmation.ts";
import { instructionOverride } from "./instruction-override.ts";
import { markdownImageExfil } from "./markdown-image-exfil.ts";
import { personaHijack } from "./persona-hijack.ts";
import { phishingLink } from "./phishing-link.ts";
import { revealCanary } from "./reveal-canary.ts";
import { revealSystemPrompt } from "./reveal-system-prompt.ts";
import { summarySuppression } from "./summary-suppression.ts";

/** The battery's probes, in the order of reports. */
export const PROBES: readonly Probe[] = [
  revealCanary,
  externalForward,
  revealSystemPrompt,
  enumerateTools,
  phishingLink,
  appendExfilToken,
  fakeConfirmation,
  personaHijack,
  instructionOverride,
  summarySuppression,
  markdownImageExfil,
];
