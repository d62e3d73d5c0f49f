import { z } from "zod";
import type { House } from "#app";
import { JihwiError, longestMessage, type TurnRequest, turnRequestSchema } from "#protocol";
import { languageOfRequest } from "../errors.ts";
import { type App, createRoute, doneSchema, idParam } from "../route.ts";

const textPart = z.object({ type: z.literal("text"), text: z.string() });

/** Only the text of the last user message is taken from the client. */
function lastUserMessage(request: TurnRequest): { id: string | undefined; text: string } {
  const message = request.messages.findLast(({ role }) => role === "user");
  const texts = (message?.parts ?? []).map((part) => textPart.safeParse(part)).filter((part) => part.success);
  const text = texts.map((part) => part.data.text).join("\n\n");
  if (text.length > longestMessage) {
    throw new JihwiError("too-large", {
      message: { ko: "메시지가 너무 깁니다.", en: "The message is too long." },
      hint: { ko: "긴 글은 문서로 올려 주세요.", en: "Bring long texts as documents." },
    });
  }
  return { id: message?.id, text };
}

const eventStream = {
  description: "The turn as an AI SDK UI message stream",
  content: { "text/event-stream": { schema: z.string() } },
};

export function turnRoutes(app: App, house: House): void {
  app.openapi(
    createRoute({
      method: "post",
      path: "/api/agents/{agent}/turns",
      summary: "Ask an agent",
      request: {
        params: z.object({ agent: z.string().max(50) }),
        body: { required: true, content: { "application/json": { schema: turnRequestSchema } } },
      },
      responses: { 200: eventStream },
    }),
    async (context) => {
      const { agent } = context.req.valid("param");
      const request = context.req.valid("json");
      const message = lastUserMessage(request);
      const replaceFrom =
        request.trigger === "regenerate-message" ? (request.messageId ?? message.id) : request.messageId;
      const running = await house.conductor.start({
        agent,
        sessionId: request.id,
        text: message.text,
        options: request.options,
        language: request.language ?? languageOfRequest(context),
        ...(request.timeZone === undefined ? {} : { timeZone: request.timeZone }),
        ...(message.id === undefined ? {} : { userMessageId: message.id }),
        ...(replaceFrom === undefined ? {} : { replaceFrom }),
      });
      const { streamTurn } = await import("../stream.ts");
      return streamTurn(running.id, running.live.stream());
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/api/turns/{id}/stream",
      summary: "Follow a turn from its beginning",
      request: { params: idParam },
      responses: { 200: eventStream, 204: { description: "There is nothing to follow" } },
    }),
    async (context) => {
      const { id } = context.req.valid("param");
      const stream = await house.conductor.stream(id);
      if (stream === null) return context.body(null, 204);
      const { streamTurn } = await import("../stream.ts");
      return streamTurn(id, stream);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/api/turns/{id}/cancel",
      summary: "Stop a turn",
      request: { params: idParam },
      responses: { 202: { description: "It has stopped", content: { "application/json": { schema: doneSchema } } } },
    }),
    async (context) => {
      const { id } = context.req.valid("param");
      if (!(await house.conductor.cancel(id))) await house.store.turns.get(id);
      return context.json({ ok: true } as const, 202);
    },
  );
}
