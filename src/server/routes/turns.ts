import { z } from "zod";
import type { JihwiApp } from "#app";
import { readTraceparent, type TurnRequest, turnsApi } from "#protocol";
import type { Router } from "../router.ts";

const textPart = z.object({ type: z.literal("text"), text: z.string() });

/** Only the text of the last user message is taken from the client. */
function lastUserMessage(request: TurnRequest): { id: string | undefined; text: string } {
  const message = request.messages.findLast(({ role }) => role === "user");
  const texts = (message?.parts ?? []).map((part) => textPart.safeParse(part)).filter((part) => part.success);
  const text = texts.map((part) => part.data.text).join("\n\n");
  return { id: message?.id, text };
}

/** What was corrected about the answer that is made again: it stands for the new one too. */
async function standingCorrections({ store, rules }: JihwiApp, sessionId: string, messageId: string | undefined) {
  const named = messageId === undefined ? null : await store.messages.find(sessionId, messageId);
  const answer = named?.role === "user" ? await store.messages.last(sessionId) : named;
  const isItsAnswer = answer?.id === messageId || answer?.parentId === messageId;
  return answer?.turnId == null || !isItsAnswer ? [] : rules.corrections(answer.turnId);
}

export function turnRoutes(router: Router, jihwi: JihwiApp): void {
  router.add(turnsApi.start, async ({ params: { agent }, body: request, context, language }) => {
    const message = lastUserMessage(request);
    const isAgain = request.trigger === "regenerate-message";
    const replaceFrom = isAgain ? (request.messageId ?? message.id) : request.messageId;
    const running = await jihwi.conductor.start({
      agent,
      sessionId: request.id,
      existing: request.existing,
      text: message.text,
      options: request.options,
      language: request.language ?? language,
      timeZone: request.timeZone,
      userMessageId: message.id,
      approval: "ask",
      trace: readTraceparent(context.req.header("traceparent")),
      replaceFrom,
      corrections: isAgain ? await standingCorrections(jihwi, request.id, replaceFrom) : [],
    });
    const { streamTurn } = await import("../stream.ts");
    return streamTurn(running.live.stream(), running);
  });

  router.add(turnsApi.follow, async ({ params: { id }, context }) => {
    const stream = await jihwi.conductor.stream(id);
    if (stream === null) return context.body(null, 204);
    const { streamTurn } = await import("../stream.ts");
    return streamTurn(stream, { id });
  });

  router.add(turnsApi.again, async ({ params: { id } }) => {
    const again = await jihwi.conductor.again(id, await jihwi.rules.corrections(id), "ask");
    return { turnId: again.id, sessionId: again.sessionId };
  });

  router.add(turnsApi.cancel, async ({ params: { id }, context }) => {
    await jihwi.store.turns.get(id);
    await jihwi.conductor.cancel(id);
    context.status(202);
  });
}
