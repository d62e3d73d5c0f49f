import { Command } from "commander";
import packageJson from "../../package.json" with { type: "json" };
import { commands } from "./commands/index.ts";
import type { CliContext } from "./context.ts";
import { usageError } from "./usage-error.ts";

/** Every command, ready to read a command line. */
export function createProgram(context: CliContext): Command {
  const help = context.say({ ko: "쓰는 법", en: "how it is used" });
  const program = new Command("jihwi")
    .description(
      context.say({
        ko: "코드는 지휘하고, 모델은 연주한다. 내 컴퓨터의 LLM 에이전트 작업대",
        en: "Code conducts, models play: a self-hosted workbench of LLM agents",
      }),
    )
    .version(packageJson.version, "-V, --version", context.say({ ko: "버전", en: "the version" }))
    .helpOption("-h, --help", help)
    .helpCommand("help [command]", help)
    .showHelpAfterError(context.say({ ko: "(--help로 쓰는 법을 볼 수 있습니다)", en: "(--help shows how it is used)" }))
    .configureOutput({
      // Its first line is the mistake; what follows, and the help, are our words already.
      writeErr: (text) => context.note(text.trimEnd()),
      outputError: (text) => context.note(`jihwi: ${context.say(usageError(text))}`),
    })
    .configureHelp({
      showGlobalOptions: false,
      styleTitle: (title) => (context.language === "ko" ? (koreanTitles.get(title) ?? title) : title),
    });
  for (const add of commands) add(program, context);
  for (const command of allCommands(program)) command.exitOverride();
  return program;
}

/** What commander writes over the parts of its help. */
const koreanTitles = new Map([
  ["Usage:", "쓰는 법:"],
  ["Arguments:", "인자:"],
  ["Options:", "옵션:"],
  ["Commands:", "명령:"],
]);

export function allCommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap(allCommands)];
}
