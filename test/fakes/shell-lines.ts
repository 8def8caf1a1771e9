/** One command of a documented block, as a shell would split it. */
export interface ShellLine {
  readonly words: readonly string[];
  /** What `echo '…' |` in front sends in. */
  readonly stdin?: string;
  /** From a remark `# …; exit 2` behind it; 0 without one. */
  readonly exit: number;
}

/** The `sh` blocks of a Markdown file, line by line. */
export function shellLines(markdown: string): ShellLine[] {
  const blocks = [...markdown.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, text]) => text ?? "");
  return blocks
    .flatMap((text) => text.split("\n"))
    .filter((line) => line.trim() !== "")
    .map(parse);
}

function parse(line: string): ShellLine {
  const exit = Number(/# (?:.*[ ;])?exit (\d+)$/.exec(line)?.[1] ?? 0);
  const command = line.replace(/\s+# .*$/, "");
  const piped = /^echo (?:'([^']*)'|"([^"]*)") \| (.*)$/.exec(command);
  const words = [...(piped?.[3] ?? command).matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? "",
  );
  return { words, exit, ...(piped ? { stdin: `${piped[1] ?? piped[2]}\n` } : {}) };
}
