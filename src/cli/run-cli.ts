import { Command, CommanderError } from "commander";
import { languageFromLocale, toJihwiError } from "#protocol";
import packageJson from "../../package.json" with { type: "json" };
import { commands } from "./commands/index.ts";
import { createContext } from "./create-context.ts";
import { exitCodeOf } from "./exit-codes.ts";

/** Runs one command line and returns its exit code: 0 done, 1 findings or a failed run, 2 wrong use or configuration. */
export async function runCli(argv: readonly string[]): Promise<number> {
  const language = languageFromLocale(process.env);
  const { context, finish } = createContext(language);
  const program = new Command("jihwi")
    .description(
      context.say({
        ko: "코드는 지휘하고, 모델은 연주한다. 내 컴퓨터의 LLM 에이전트 작업대",
        en: "Code conducts, models play: a self-hosted workbench of LLM agents",
      }),
    )
    .version(packageJson.version)
    .exitOverride()
    .showHelpAfterError(context.say({ ko: "(--help로 쓰는 법을 볼 수 있습니다)", en: "(--help shows how it is used)" }))
    .configureHelp({ showGlobalOptions: false });
  for (const add of commands) add(program, context);
  for (const command of allCommands(program)) command.exitOverride();
  try {
    if (argv.length === 0) {
      context.print(program.helpInformation().trimEnd());
      return 0;
    }
    await program.parseAsync([...argv], { from: "user" });
    return await finish();
  } catch (thrown) {
    await finish();
    if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? 0 : 2;
    const error = toJihwiError(thrown);
    context.note(`jihwi: ${error.says[language]}`);
    if (error.hint) context.note(`  ${error.hint[language]}`);
    if (error.code === "internal") context.note(detailOf(error.cause));
    return exitCodeOf(error.code);
  }
}

/** A command runs on its owner's machine, who may see what a client of a server must not. */
function detailOf(cause: unknown): string {
  if (!(cause instanceof Error)) return `  ${String(cause)}`;
  return process.env.JIHWI_DEBUG ? String(cause.stack) : `  ${cause.message}`;
}

function allCommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap(allCommands)];
}
