import { CommanderError } from "commander";
import { JihwiError, languageFromLocale, toJihwiError } from "#protocol";
import { createContext } from "./create-context.ts";
import { createProgram } from "./create-program.ts";
import { exitCodeOf } from "./exit-codes.ts";
import { noteFailure, printFailure } from "./turn-output.ts";
import { usageError } from "./usage-error.ts";
import { welcome } from "./welcome.ts";

/** Runs one command line and returns its exit code: 0 done, 1 findings or a failed run, 2 wrong use or configuration, 130 stopped. */
export async function runCli(argv: readonly string[]): Promise<number> {
  const language = languageFromLocale(process.env);
  const { context, finish } = createContext(language);
  const program = createProgram(context);
  try {
    if (argv.length === 0) {
      context.print(await welcome(context));
      return await finish();
    }
    await program.parseAsync([...argv], { from: "user" });
    return await finish();
  } catch (thrown) {
    await finish();
    if (thrown instanceof CommanderError && thrown.exitCode === 0) return 0;
    const error = thrown instanceof CommanderError ? wrongUse(thrown) : toJihwiError(thrown);
    // A program that reads events learns of the failure as one of them.
    if (argv.includes("--stream-json")) printFailure(context, error);
    // Commander has told people itself.
    if (thrown instanceof CommanderError) return exitCodeOf(error.code);
    noteFailure(context, error);
    if (error.code === "internal") context.note(detailOf(error.cause));
    return exitCodeOf(error.code);
  }
}

function wrongUse({ message }: CommanderError): JihwiError {
  return new JihwiError("bad-input", { message: usageError(message) });
}

/** A command runs on its owner's machine, who may see what a client of a server must not. */
function detailOf(cause: unknown): string {
  if (!(cause instanceof Error)) return `  ${String(cause)}`;
  return process.env.JIHWI_DEBUG ? String(cause.stack) : `  ${cause.message}`;
}
