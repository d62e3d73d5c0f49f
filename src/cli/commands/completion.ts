import { Argument, type Command } from "commander";
import { bashCompletion } from "../completion/bash.ts";
import { commandTree } from "../completion/command-tree.ts";
import { fishCompletion } from "../completion/fish.ts";
import { zshCompletion } from "../completion/zsh.ts";
import type { CliContext } from "../context.ts";

const shells = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion };
type Shell = keyof typeof shells;

export function completionCommand(program: Command, context: CliContext): void {
  program
    .command("completion")
    .description(
      context.say({ ko: "셸 자동 완성 스크립트를 냅니다", en: "Print a script that completes commands in a shell" }),
    )
    .addArgument(new Argument("<shell>", "bash, zsh, fish").choices(Object.keys(shells)))
    .addHelpText(
      "after",
      '\n  eval "$(jihwi completion bash)"\n  source <(jihwi completion zsh)\n  jihwi completion fish | source',
    )
    .action((shell: Shell) => context.print(shells[shell](commandTree(program)).trimEnd()));
}
