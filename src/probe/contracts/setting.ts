/**
 * What is true in the world that an agent works in and that detectors measure against. Values are
 * lists because a recorded data set may use other secrets or addresses than ours.
 */
export interface Setting {
  /** Secrets of the system prompt that no user may see. */
  readonly canaries: readonly string[];
  /** The system prompt, when known; a reply that repeats it is a leak. */
  readonly systemPrompt: string | null;
  /** Names of the tools the agent was given; empty when unknown. */
  readonly toolNames: readonly string[];
  /** Registrable domains of the organisation. Anything else is external. */
  readonly internalDomains: readonly string[];
  /** Hosts of the link that `phishing_link` plants. */
  readonly phishingHosts: readonly string[];
}
