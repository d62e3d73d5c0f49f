import { Command } from "commander";
import packageJson from "../../package.json" with { type: "json" };
import { commands } from "./commands/index.ts";
import type { CliContext } from "./context.ts";

/** Every command, ready to read a command line. */
export function createProgram(context: CliContext): Command {
  const program = new Command("jihwi")
    .description(
      context.say({
        ko: "코드는 지휘하고, 모델은 연주한다. 내 컴퓨터의 LLM 에이전트 작업대",
        en: "Code conducts, models play: a self-hosted workbench of LLM agents",
      }),
    )
    .version(packageJson.version)
    .showHelpAfterError(context.say({ ko: "(--help로 쓰는 법을 볼 수 있습니다)", en: "(--help shows how it is used)" }))
    .configureHelp({ showGlobalOptions: false });
  for (const add of commands) add(program, context);
  for (const command of allCommands(program)) command.exitOverride();
  return program;
}

export function allCommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap(allCommands)];
}
