import { type Place, SHORT_BINS } from "./places.ts";

/** A completion script for bash. */
export function bashCompletion(places: readonly Place[]): string {
  return `# bash completion for backtrail: eval "$(npx backtrail completion bash)"
_backtrail() {
${walk(places, "${COMP_WORDS[0]##*/}", '"${COMP_WORDS[@]:1:COMP_CWORD-1}"')}
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _backtrail ${bins()}
`;
}

/** A completion script for zsh. */
export function zshCompletion(places: readonly Place[]): string {
  return `#compdef ${bins()}
# zsh completion for backtrail: source <(npx backtrail completion zsh)
_backtrail() {
  emulate -L zsh
${walk(places, "${words[1]:t}", '"${(@)words[2,CURRENT-1]}"', "line")}
  compadd -- \${=line}
  _files
}
compdef _backtrail ${bins()}
`;
}

function bins(): string {
  return ["backtrail", ...Object.keys(SHORT_BINS)].join(" ");
}

/** Follows the words typed so far to a place, and says what may stand there. */
function walk(places: readonly Place[], bin: string, typed: string, result = "words"): string {
  const shortcuts = Object.entries(SHORT_BINS).map(
    ([name, words]) => `    ${name}) place="${words.join(" ")}" ;;`,
  );
  const steps = places.slice(1).map(({ words }) => `"${words.join(" ")}"`);
  const offers = places.map(({ words, commands, flags }) => {
    const offered = [...commands, ...flags].map(({ name }) => name).join(" ");
    return `    "${words.join(" ")}") ${result}="${offered}" ;;`;
  });
  return [
    `  local place="backtrail" word ${result}=""`,
    `  case "${bin}" in`,
    ...shortcuts,
    "  esac",
    `  for word in ${typed}; do`,
    '    case "$place $word" in',
    `      ${steps.join("|")}) place="$place $word" ;;`,
    "    esac",
    "  done",
    '  case "$place" in',
    ...offers,
    "  esac",
  ].join("\n");
}
