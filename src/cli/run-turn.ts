import { z } from "zod";
import { describeStatements, statementSchema, toJihwiError } from "#protocol";
import { newId } from "#store";
import { type ApprovalPrompt, approvalMode, askApproval } from "./ask-approval.ts";
import type { CliContext } from "./context.ts";
import { printOutcome, readerFor, type TurnOutput } from "./turn-output.ts";

export interface TurnCommand {
  readonly agent: string;
  readonly text: string;
  readonly sessionId: string | undefined;
  readonly options: Readonly<Record<string, unknown>>;
  readonly output: TurnOutput;
  /** Tools that need leave may run in this turn. */
  readonly yes?: boolean | undefined;
  /** Asks on the terminal, where the command reads lines itself. */
  readonly prompt?: ApprovalPrompt | undefined;
}

/**
 * Runs one turn for a command and prints it: the answer streams to stdout on a terminal, notices go to stderr. Ctrl-C stops
 * the turn in good order. The session it belongs to; null when it did not end with a result, which has been said by then.
 */
export async function runTurnCommand(context: CliContext, command: TurnCommand): Promise<string | null> {
  const jihwi = await context.jihwi();
  const sessionId = command.sessionId ?? newId("session");
  await jihwi.conductor.finishInterrupted(sessionId);
  const running = await jihwi.conductor.start({
    agent: command.agent,
    sessionId,
    text: command.text,
    options: command.options,
    language: context.language,
    approval: approvalMode(context, command.yes === true),
  });
  const stop = () => void jihwi.conductor.cancel(running.id);
  context.signal.addEventListener("abort", stop, { once: true });
  try {
    const reader = readerFor(command.output, context);
    for await (const chunk of running.live.stream()) {
      reader.show(chunk);
      if (chunk.type === "data-approval" && chunk.data.state === "asked")
        await askApproval(context, running.id, chunk.data, command.prompt);
    }
    const result = await running.result;
    reader.end(result?.answer ?? null);
    if (result === null) return failed(context, running.id);
    if (command.output === "text") tellStatements(context, result.details.statements);
    const { answer, ended, citations, details } = result;
    const value = { answer, sessionId, traceId: running.id, ended, citations, ...details };
    printOutcome(context, command.output, value);
    return sessionId;
  } finally {
    context.signal.removeEventListener("abort", stop);
  }
}

/** What each sentence stands on, in short: the counts, and what needs a look with the source's words. */
function tellStatements(context: CliContext, found: unknown): void {
  const statements = z.array(statementSchema).safeParse(found).data ?? [];
  for (const line of describeStatements(statements, context.language)) context.note(line);
}

async function failed(context: CliContext, turnId: string): Promise<null> {
  const { store } = await context.jihwi();
  const turn = await store.turns.get(turnId);
  context.exitWith(1);
  if (turn.status === "cancelled") throw toJihwiError(context.signal.reason);
  if (turn.status === "running" || turn.status === "interrupted")
    context.note(
      context.say({
        ko: "jihwi: 답이 끝나기 전에 멈췄습니다. 다시 실행하면 이어서 답합니다.",
        en: "jihwi: The turn stopped before its end. Run the command again to go on.",
      }),
    );
  return null;
}
