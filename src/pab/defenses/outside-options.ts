/** How a defence that the user brought is run. */
export interface OutsideOptions {
  /** Time for one decision point, in milliseconds. */
  readonly timeoutMs: number;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Absolute folders that the defence shall not learn of: the corpora. */
  readonly hidden: readonly string[];
  /** Gives up the wall: working folder, environment and rights are those of this process. */
  readonly open: boolean;
  /** Names of environment variables that the defence gets besides those that programs need. */
  readonly passEnv: readonly string[];
}
