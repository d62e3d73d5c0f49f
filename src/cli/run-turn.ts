import { cancelled, describeStatements, type Grounded, JihwiError, type Localized } from "#protocol";
import { type ApprovalPrompt, approvalMode, askApproval } from "./ask-approval.ts";
import type { CliContext } from "./context.ts";
import { cliFailure } from "./failure.ts";
import { flag } from "./flags.ts";
import { cliText } from "./text.ts";
import { noteFailure, printFailure, printOutcome, readerFor, type TurnOutput } from "./turn-output.ts";

/** The options of a command that asks an agent. */
export const turnFlags = { streamJson: flag, yes: flag };

/** How a command was called that asks an agent. */
export interface TurnCall {
  readonly context: CliContext;
  readonly json: boolean;
  /** `yes`: tools that need leave may run in this turn. */
  readonly flags: { readonly streamJson: boolean; readonly yes?: boolean };
}

export interface AskedTurn {
  readonly agent: string;
  readonly text: string;
  readonly sessionId: string | undefined;
  readonly options: Readonly<Record<string, unknown>>;
  /** Asks on the terminal, where the command reads lines itself. */
  readonly prompt?: ApprovalPrompt | undefined;
}

/**
 * Runs one turn for a command and prints it: the answer streams to stdout on a terminal, notices go to stderr. Ctrl-C stops
 * the turn in good order. The session it belongs to; null when it did not end with a result, which has been said by then.
 */
export async function runTurnCommand({ context, json, flags }: TurnCall, asked: AskedTurn): Promise<string | null> {
  const output = flags.streamJson ? "events" : json ? "json" : "text";
  const [jihwi, { newId }, { endsAfterAnswer }] = await Promise.all([
    context.jihwi(),
    import("#store"),
    import("#turns"),
  ]);
  const sessionId = asked.sessionId ?? newId("session");
  await jihwi.conductor.finishInterrupted(sessionId, {
    signal: context.signal,
    begun: ({ title }) => context.note(`jihwi: ${context.say(finishingFirst(title))}`),
  });
  const running = await jihwi.conductor.start({
    agent: asked.agent,
    sessionId,
    text: asked.text,
    options: asked.options,
    language: context.language,
    approval: approvalMode(context, flags.yes === true),
  });
  // How the turn ends tells whether it could be stopped.
  const stop = () => void jihwi.conductor.cancel(running.id).catch(() => {});
  if (context.signal.aborted) stop();
  context.signal.addEventListener("abort", stop, { once: true });
  const { stepMs } = jihwi.config.limits;
  try {
    const reader = readerFor(output, context, jihwi.agents.get(asked.agent)?.tools);
    let grounded: Grounded | null = null;
    for await (const chunk of running.live.stream().pipeThrough(endsAfterAnswer(stepMs))) {
      reader.show(chunk);
      if (chunk.type === "data-statements") grounded = chunk.data;
      // Half an answer is none that a script may go on with.
      if (chunk.type === "data-ended" && chunk.data.partial) context.exitWith(1);
      if (chunk.type === "data-approval" && chunk.data.state === "asked")
        await askApproval(context, running.id, chunk.data, asked.prompt);
    }
    const result = await running.settled(0);
    reader.end(result?.answer ?? null);
    if (result === null) return await tellFailure(context, running.id, output);
    if (output === "text" && grounded !== null)
      for (const line of describeStatements(grounded, context.language)) context.note(line);
    const { answer, ended, citations, details } = result;
    const value = { answer, sessionId, traceId: running.id, ended, citations, ...details };
    printOutcome(context, output, value);
    return sessionId;
  } finally {
    context.signal.removeEventListener("abort", stop);
  }
}

function finishingFirst(title: string): Localized {
  return cliText("finishing-first", { title });
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
  return cliFailure("stopped-early", { sessionId });
}
