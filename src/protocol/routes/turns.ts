import { z } from "zod";
import { turnRequestSchema } from "../turns.ts";
import { defineRoute, doneSchema } from "./route.ts";

export const turnsApi = {
  start: defineRoute("post", "/api/agents/{agent}/turns", "Ask an agent; the answer is an AI SDK UI message stream", {
    params: z.object({ agent: z.string().max(50) }),
    body: turnRequestSchema,
    answer: "events",
  }),
  follow: defineRoute(
    "get",
    "/api/turns/{id}/stream",
    "Follow a turn from its beginning; 204 when there is nothing to follow",
    { answer: "events" },
  ),
  cancel: defineRoute("post", "/api/turns/{id}/cancel", "Stop a turn", { answer: doneSchema }),
  again: defineRoute(
    "post",
    "/api/turns/{id}/again",
    "Ask a turn's question again with its corrected decisions; the new answer stands beside the first",
    { answer: z.object({ turnId: z.string(), sessionId: z.string() }) },
  ),
};
