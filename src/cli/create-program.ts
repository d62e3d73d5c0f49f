import { Command } from "commander";
import packageJson from "../../package.json" with { type: "json" };
import { usageWords } from "./command.ts";
import { commands } from "./commands/index.ts";
import type { CliContext } from "./context.ts";
import { cliText } from "./text.ts";
import { usageError } from "./usage-error.ts";

/** Every command, ready to read a command line. */
export function createProgram(context: CliContext): Command {
  const help = context.say({ ko: "쓰는 법", en: "how it is used" });
  const program = new Command("jihwi")
    .description(context.say(cliText("code-conducts-models-play")))
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
  for (const [usage, words] of Object.entries(usageWords)) {
    const command = commandAt(program, usage);
    const { about, arguments: described = {}, note, examples } = words;
    command.description(context.say(about)).exitOverride();
    for (const argument of command.registeredArguments) {
      const told = described[argument.name()];
      if (told !== undefined) argument.description = context.say(told);
      if (told?.choices !== undefined) argument.choices(told.choices);
    }
    const shown = examples.map((example) => `  ${example}`);
    command.addHelpText("after", `\n${[...(note === undefined ? [] : [context.say(note), ""]), ...shown].join("\n")}`);
    for (const defined of commands) if (defined.usage === usage) defined.attach(command, context);
  }
  return program.exitOverride();
}

/** The command of a line such as `documents show <id>`, below those that are there already. */
function commandAt(program: Command, usage: string): Command {
  const words = usage.split(" ");
  const names = words.filter((word) => !word.startsWith("<") && !word.startsWith("["));
  const above = names
    .slice(0, -1)
    .reduce((command, name) => command.commands.find((below) => below.name() === name) ?? command, program);
  return above.command(words.slice(names.length - 1).join(" "));
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
