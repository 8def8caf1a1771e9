import { type Place, SHORT_BINS } from "./places.ts";

/** A completion script for fish, with descriptions. */
export function fishCompletion(places: readonly Place[]): string {
  const lines = places.flatMap(({ words, commands, flags }) => {
    const here = `-n '__backtrail_at "${words.join(" ")}"'`;
    return [
      ...commands.map(({ name, summary }) => `${here} -f -a ${name} -d ${quoted(summary)}`),
      ...flags.map(
        ({ name, description, takesValue }) =>
          `${here} -l ${name.slice(2)}${takesValue ? " -r" : ""} -d ${quoted(description)}`,
      ),
    ];
  });
  const bins = ["backtrail", ...Object.keys(SHORT_BINS)];
  const steps = places.slice(1).map(({ words }) => `'${words.join(" ")}'`);
  const shortcuts = Object.entries(SHORT_BINS).map(
    ([name, words]) => `    case ${name}\n      set place '${words.join(" ")}'`,
  );
  return `# fish completion for backtrail: npx backtrail completion fish | source
function __backtrail_at
  set -l words (commandline -opc)
  set -l place backtrail
  switch (basename $words[1])
${shortcuts.join("\n")}
  end
  for word in $words[2..-1]
    if contains -- "$place $word" ${steps.join(" ")}
      set place "$place $word"
    end
  end
  test "$place" = "$argv[1]"
end
${bins.flatMap((bin) => lines.map((line) => `complete -c ${bin} ${line}`)).join("\n")}
`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
