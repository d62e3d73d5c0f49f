import { cancelled, describeStatements, type Grounded, JihwiError, type Localized } from "#protocol";
import { type ApprovalPrompt, approvalMode, askApproval } from "./ask-approval.ts";
import type { CliContext } from "./context.ts";
import { noteFailure, printFailure, printOutcome, readerFor, type TurnOutput } from "./turn-output.ts";

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
  const [jihwi, { newId }, { endsAfterAnswer }] = await Promise.all([
    context.jihwi(),
    import("#store"),
    import("#turns"),
  ]);
  const sessionId = command.sessionId ?? newId("session");
  await jihwi.conductor.finishInterrupted(sessionId, {
    signal: context.signal,
    begun: ({ title }) => context.note(`jihwi: ${context.say(finishingFirst(title))}`),
  });
  const running = await jihwi.conductor.start({
    agent: command.agent,
    sessionId,
    text: command.text,
    options: command.options,
    language: context.language,
    approval: approvalMode(context, command.yes === true),
  });
  // How the turn ends tells whether it could be stopped.
  const stop = () => void jihwi.conductor.cancel(running.id).catch(() => {});
  if (context.signal.aborted) stop();
  context.signal.addEventListener("abort", stop, { once: true });
  const { stepMs } = jihwi.config.limits;
  try {
    const reader = readerFor(command.output, context, jihwi.agents.get(command.agent)?.tools);
    let grounded: Grounded | null = null;
    for await (const chunk of running.live.stream().pipeThrough(endsAfterAnswer(stepMs))) {
      reader.show(chunk);
      if (chunk.type === "data-statements") grounded = chunk.data;
      // Half an answer is none that a script may go on with.
      if (chunk.type === "data-ended" && chunk.data.partial) context.exitWith(1);
      if (chunk.type === "data-approval" && chunk.data.state === "asked")
        await askApproval(context, running.id, chunk.data, command.prompt);
    }
    const result = await running.settled(0);
    reader.end(result?.answer ?? null);
    if (result === null) return await tellFailure(context, running.id, command.output);
    if (command.output === "text" && grounded !== null)
      for (const line of describeStatements(grounded, context.language)) context.note(line);
    const { answer, ended, citations, details } = result;
    const value = { answer, sessionId, traceId: running.id, ended, citations, ...details };
    printOutcome(context, command.output, value);
    return sessionId;
  } finally {
    context.signal.removeEventListener("abort", stop);
  }
}

function finishingFirst(title: string): Localized {
  return {
    ko: `앞서 끊긴 질문을 먼저 마치는 중입니다: “${title}” 그 답은 이 대화에 남습니다. Ctrl-C로 멈출 수 있습니다.`,
    en: `Finishing the question that was cut off before: “${title}” Its answer stays in this session. Ctrl-C stops it.`,
  };
}

/** A turn that failed has said why in its stream: people have read it, and programs get it as the last event. */
async function tellFailure(context: CliContext, turnId: string, output: TurnOutput): Promise<null> {
  const { store } = await context.jihwi();
  const { status, error, sessionId } = await store.turns.get(turnId);
  if (status === "cancelled") throw cancelled();
  context.exitWith(1);
  const failure = error === null ? stoppedEarly(sessionId) : JihwiError.fromRecord(error);
  if (output === "events") printFailure(context, failure);
  else if (error === null) noteFailure(context, failure);
  return null;
}

function stoppedEarly(sessionId: string): JihwiError {
  return new JihwiError("turn-interrupted", {
    message: { ko: "답이 끝나기 전에 멈췄습니다.", en: "The turn stopped before its end." },
    hint: {
      ko: `켜져 있는 서버가 마저 답합니다. 서버가 없으면 --session ${sessionId} 옵션으로 다음 질문을 할 때 먼저 마칩니다.`,
      en: `A running server finishes it; without one, your next question with --session ${sessionId} finishes it first.`,
    },
  });
}
