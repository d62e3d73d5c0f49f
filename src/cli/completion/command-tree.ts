import type { Command } from "commander";

export interface OptionNode {
  /** `--format`, and its short form where it has one. */
  readonly flags: readonly string[];
  readonly description: string;
  readonly takesValue: boolean;
  readonly choices: readonly string[];
}

/** What a shell must know of a command to complete it. */
export interface CommandNode {
  readonly name: string;
  /** Names from the top, joined by spaces; empty for the program itself. */
  readonly path: string;
  readonly description: string;
  readonly options: readonly OptionNode[];
  readonly commands: readonly CommandNode[];
  /** Values of the first argument, where they are known. */
  readonly choices: readonly string[];
}

/** Reads the commands that exist, so that completions cannot fall behind them. */
export function commandTree(command: Command, above: readonly string[] = []): CommandNode {
  return {
    name: command.name(),
    path: above.join(" "),
    description: firstLine(command.description()),
    options: command.options
      .filter(({ hidden }) => !hidden)
      .map(({ short, long, description, required, optional, argChoices }) => ({
        flags: [long, short].filter((flag) => flag != null),
        description: firstLine(description),
        takesValue: required || optional,
        choices: argChoices ?? [],
      })),
    commands: command.commands.map((sub) => commandTree(sub, [...above, sub.name()])),
    choices: command.registeredArguments[0]?.argChoices ?? [],
  };
}

/** A command and all below it. */
export function flattenCommands(node: CommandNode): CommandNode[] {
  return [node, ...node.commands.flatMap(flattenCommands)];
}

function firstLine(text: string): string {
  return text.split("\n")[0]?.trim() ?? "";
}
