import { z } from "zod";
import { webhookAdditionSchema, webhookResourceSchema, webhookTrialSchema } from "../webhooks.ts";
import { defineRoute } from "./route.ts";

const answer = z.object({ webhooks: z.array(webhookResourceSchema) });

export const webhooksApi = {
  list: defineRoute("get", "/api/webhooks", "Programs that are told what has ended", { answer }),
  add: defineRoute("post", "/api/webhooks", "Add a receiver; its secret is in this answer and in no other", {
    body: webhookAdditionSchema,
    answer: answer.extend({ secret: z.string() }),
  }),
  remove: defineRoute("delete", "/api/webhooks/{id}", "Remove a receiver", { recorded: "webhook-removed", answer }),
  test: defineRoute("post", "/api/webhooks/{id}/test", "Send a receiver a signed message to try it", {
    answer: webhookTrialSchema,
  }),
};
