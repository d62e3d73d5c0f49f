import { compactedLine, conversationCompactedSchema, JihwiError } from "#protocol";
import type { ApprovalPrompt } from "../ask-approval.ts";
import { bringDocuments } from "../bring-documents.ts";
import { defineCommand, type Reply } from "../command.ts";
import type { CliContext } from "../context.ts";
import { cliFailure } from "../failure.ts";
import { anyText, flag, integer, list } from "../flags.ts";
import { openLines } from "../open-lines.ts";
import { runTurnCommand, turnFlags } from "../run-turn.ts";
import { collectionsNamed } from "./collections.ts";

export const chat = defineCommand(
  "chat [question]",
  {
    doc: list,
    collection: list,
    session: anyText,
    compact: flag,
    maxIterations: integer(1, 10).optional(),
    ...turnFlags,
  },
  async (call): Promise<Reply | undefined> => {
    const {
      context,
      args: [question],
      flags: { doc, collection, session, compact, maxIterations },
    } = call;
    if (compact) return await compactSession(context, session);
    if (question === undefined && doc.includes("-")) throw nothingToAsk();
    const collections = collection.length === 0 ? undefined : await collectionsNamed(context, collection);
    const options = { documents: await bringDocuments(context, doc), collections, maxIterations };
    const { newId } = await import("#store");
    const sessionId = session ?? newId("session");
    const ask = async (asked: string, prompt?: ApprovalPrompt) => {
      await runTurnCommand(call, { agent: "chat", text: asked, sessionId, options, prompt });
    };
    await (question === undefined ? converse(context, ask) : ask(question));
    return undefined;
  },
);

/** Has a session put together, and tells what it came to. */
async function compactSession(context: CliContext, sessionId: string | undefined): Promise<Reply> {
  if (sessionId === undefined) throw cliFailure("nothing-to-compact");
  const { conversations, jobs } = await context.jihwi();
  await jobs.start();
  const id = await conversations.compact(sessionId);
  for await (const { error } of jobs.subscribe(id, context.signal))
    if (error !== null) throw JihwiError.fromRecord(error);
  const value = conversationCompactedSchema.parse((await jobs.get(id)).result);
  return { value, text: context.say(compactedLine(value)) };
}

function nothingToAsk(): JihwiError {
  return cliFailure("nothing-to-ask");
}

/** Reads questions line by line until an empty line, Ctrl-D or Ctrl-C. */
async function converse(
  context: CliContext,
  ask: (text: string, prompt: ApprovalPrompt) => Promise<void>,
): Promise<void> {
  const lines = openLines(context, context.terminal.stderr ? process.stderr : undefined);
  if (context.terminal.stderr)
    context.note(context.say({ ko: "물어보세요. 빈 줄이면 마칩니다.", en: "Ask away; an empty line ends it." }));
  // A pipe ends while its first question is still being answered: nobody is there to be prompted then.
  let ended = false;
  lines.once("close", () => {
    ended = true;
  });
  lines.setPrompt("> ");
  lines.prompt();
  for await (const line of lines) {
    if (line.trim() === "") break;
    await ask(line, (question) => lines.question(question, { signal: context.signal }));
    if (!ended) lines.prompt();
  }
  lines.close();
}
