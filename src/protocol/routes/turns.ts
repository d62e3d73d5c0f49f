import { z } from "zod";
import { turnRequestSchema } from "../turns.ts";
import { defineRoute, doneSchema, idParam } from "./route.ts";

export const turnsApi = {
  start: defineRoute({
    method: "post",
    path: "/api/agents/{agent}/turns",
    summary: "Ask an agent; the answer is an AI SDK UI message stream",
    params: z.object({ agent: z.string().max(50) }),
    body: turnRequestSchema,
    answer: "events",
  }),
  follow: defineRoute({
    method: "get",
    path: "/api/turns/{id}/stream",
    summary: "Follow a turn from its beginning; 204 when there is nothing to follow",
    params: idParam,
    answer: "events",
  }),
  cancel: defineRoute({
    method: "post",
    path: "/api/turns/{id}/cancel",
    summary: "Stop a turn",
    params: idParam,
    answer: doneSchema,
  }),
  again: defineRoute({
    method: "post",
    path: "/api/turns/{id}/again",
    summary: "Ask a turn's question again with its corrected decisions; the new answer stands beside the first",
    params: idParam,
    answer: z.object({ turnId: z.string(), sessionId: z.string() }),
  }),
};
