import { type CommandNode, flattenCommands } from "./command-tree.ts";

/** A script for zsh, to be sourced or put into a folder of `fpath` as `_jihwi`. */
export function zshCompletion(root: CommandNode): string {
  const nodes = flattenCommands(root);
  const paths = nodes.filter(({ path }) => path !== "").map(({ path }) => quoted(path));
  const values = nodes.flatMap(({ path, options }) =>
    options
      .filter(({ takesValue }) => takesValue)
      .map(({ flags, choices }) => {
        const found = choices.length === 0 ? "_files" : `compadd -- ${choices.map(quoted).join(" ")}`;
        return `    (${flags.map((flag) => quoted(`${path}:${flag}`)).join("|")}) ${found}; return ;;`;
      }),
  );
  const words = nodes.map(({ path, commands, options, choices }) => {
    const names = [...commands.map(described), ...choices.map((name) => described({ name, description: "" }))];
    const flags = options.flatMap(({ flags: written, description }) =>
      written.map((name) => described({ name, description })),
    );
    return `    (${quoted(path)}) names=(${names.join(" ")}); flags=(${flags.join(" ")}) ;;`;
  });
  return `#compdef jihwi
# zsh completion for jihwi: source <(jihwi completion zsh)
_jihwi() {
  local at="" next="" i
  local -a names flags
  for ((i = 2; i < CURRENT; i++)); do
    next="\${at:+$at }\${words[i]}"
    case "$next" in
      (${paths.join("|")}) at="$next" ;;
    esac
  done
  case "$at:\${words[CURRENT-1]}" in
${values.join("\n")}
  esac
  case "$at" in
${words.join("\n")}
  esac
  if [[ "\${words[CURRENT]}" == -* ]]; then
    _describe -o 'option' flags
  else
    (( \${#names} )) && _describe 'command' names
    _files
  fi
}
if [[ "\${funcstack[1]}" == "_jihwi" ]]; then _jihwi "$@"; else compdef _jihwi jihwi; fi
`;
}

function described({ name, description }: { readonly name: string; readonly description: string }): string {
  return quoted(description === "" ? name : `${name}:${description}`);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
