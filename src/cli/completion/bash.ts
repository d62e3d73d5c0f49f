import { type CommandNode, flattenCommands } from "./command-tree.ts";

/** A script for bash 3 and later: words of the commands and options, files where neither fits. */
export function bashCompletion(root: CommandNode): string {
  const nodes = flattenCommands(root);
  const paths = nodes.filter(({ path }) => path !== "").map(({ path }) => `"${path}"`);
  const values = nodes.flatMap(({ path, options }) =>
    options
      .filter(({ takesValue }) => takesValue)
      .map(
        ({ flags, choices }) =>
          `    ${flags.map((flag) => `"${path}:${flag}"`).join("|")}) COMPREPLY=(${choices.length === 0 ? "" : `$(compgen -W "${choices.join(" ")}" -- "$cur")`}); return ;;`,
      ),
  );
  const words = nodes.map(({ path, commands, options, choices }) => {
    const names = [...commands.map(({ name }) => name), ...choices];
    const flags = [...options.flatMap((option) => option.flags), "--help"];
    return `    "${path}") names="${names.join(" ")}"; flags="${flags.join(" ")}" ;;`;
  });
  return `# bash completion for jihwi: eval "$(jihwi completion bash)"
_jihwi() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" at="" next="" names="" flags="" i
  for ((i = 1; i < COMP_CWORD; i++)); do
    next="\${at:+$at }\${COMP_WORDS[i]}"
    case "$next" in
      ${paths.join("|")}) at="$next" ;;
    esac
  done
  case "$at:$prev" in
${values.join("\n")}
  esac
  case "$at" in
${words.join("\n")}
  esac
  if [[ "$cur" == -* ]]; then names="$flags"; fi
  COMPREPLY=($(compgen -W "$names" -- "$cur"))
}
complete -o default -F _jihwi jihwi
`;
}
