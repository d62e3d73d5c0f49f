import { type CommandNode, flattenCommands } from "./command-tree.ts";

/** A script for fish: each command and option with its description. */
export function fishCompletion(root: CommandNode): string {
  const nodes = flattenCommands(root);
  const paths = nodes.filter(({ path }) => path !== "").map(({ path }) => quoted(path));
  const lines = nodes.flatMap((node) => [
    ...node.commands.map(({ name, description }) => `${at(node)} -f -a ${quoted(name)} -d ${quoted(description)}`),
    ...node.choices.map((choice) => `${at(node)} -f -a ${quoted(choice)}`),
    ...node.options.map(({ flags, description, takesValue, choices }) => {
      const names = flags.map((flag) => (flag.startsWith("--") ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`));
      const value = takesValue ? (choices.length === 0 ? " -r" : ` -x -a ${quoted(choices.join(" "))}`) : "";
      return `${at(node)} ${names.join(" ")}${value} -d ${quoted(description)}`;
    }),
  ]);
  return `# fish completion for jihwi: jihwi completion fish | source
function __jihwi_at
  set -l at ''
  for word in (commandline -opc)[2..-1]
    set -l next (string trim -- "$at $word")
    switch "$next"
      case ${paths.join(" ")}
        set at "$next"
    end
  end
  test "$at" = "$argv[1]"
end
${lines.join("\n")}
`;
}

function at({ path }: CommandNode): string {
  return `complete -c jihwi -n ${quoted(`__jihwi_at '${path}'`)}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
