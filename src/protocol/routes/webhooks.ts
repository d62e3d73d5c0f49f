import { z } from "zod";
import { webhookAdditionSchema, webhookResourceSchema, webhookTrialSchema } from "../webhooks.ts";
import { defineRoute, idParam } from "./route.ts";

const answer = z.object({ webhooks: z.array(webhookResourceSchema) });

export const webhooksApi = {
  list: defineRoute({ method: "get", path: "/api/webhooks", summary: "Programs that are told what has ended", answer }),
  add: defineRoute({
    method: "post",
    path: "/api/webhooks",
    summary: "Add a receiver; its secret is in this answer and in no other",
    body: webhookAdditionSchema,
    answer: answer.extend({ secret: z.string() }),
  }),
  remove: defineRoute({
    method: "delete",
    path: "/api/webhooks/{id}",
    summary: "Remove a receiver",
    recorded: "webhook-removed",
    params: idParam,
    answer,
  }),
  test: defineRoute({
    method: "post",
    path: "/api/webhooks/{id}/test",
    summary: "Send a receiver a signed message to try it",
    params: idParam,
    answer: webhookTrialSchema,
  }),
};
