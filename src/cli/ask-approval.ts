import { type DataParts, toJihwiError } from "#protocol";
import type { CliContext } from "./context.ts";
import { openLines } from "./open-lines.ts";
import { cliText } from "./text.ts";

/** Whether a person can be asked: with `--yes` nobody is, and in a pipe nobody can be. */
export function approvalMode(context: CliContext, yes: boolean): "ask" | "allow" | "refuse" {
  if (yes) return "allow";
  return context.stdin.isTTY && context.terminal.stderr ? "ask" : "refuse";
}

/** Reads one line after a question. */
export type ApprovalPrompt = (question: string) => Promise<string>;

const answers = { y: "once", a: "always", n: "refused", x: "never" } as const;

/** Asks on the terminal whether a tool may run, and hands the answer to the turn that waits with it. */
export async function askApproval(
  context: CliContext,
  turnId: string,
  asked: DataParts["approval"],
  prompt: ApprovalPrompt = (question) => promptOnce(context, question),
): Promise<void> {
  const {
    settings: { approvals },
  } = await context.jihwi();
  try {
    context.note(`${context.say(asked.title)} ${JSON.stringify(asked.arguments)}`);
    if (asked.caution !== null) context.note(context.say(asked.caution));
    const question = context.say(cliText("allow-tool"));
    const key = (await prompt(question)).trim().toLowerCase().slice(0, 1);
    await approvals.answer(turnId, asked.id, key === "y" || key === "a" || key === "x" ? answers[key] : answers.n);
  } catch (thrown) {
    if (context.signal.aborted) return;
    context.note(context.say(toJihwiError(thrown).says));
  }
}

async function promptOnce(context: CliContext, question: string): Promise<string> {
  const lines = openLines(context, process.stderr);
  try {
    return await lines.question(question, { signal: context.signal });
  } finally {
    lines.close();
  }
}
