import { z } from "zod";
import { localizedSchema } from "./language.ts";
import { webAddressSchema } from "./web-address.ts";

export const webhookEventSchema = z.enum(["turn.ended", "document.read", "inspection.ended"]);
export type WebhookEvent = z.infer<typeof webhookEventSchema>;

/** A receiver as the settings page shows it: never its secret. */
export const webhookResourceSchema = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(webhookEventSchema),
  allowPrivate: z.boolean(),
  /** It stands in the configuration file, and is changed there. */
  fromFile: z.boolean(),
});
export type WebhookResource = z.infer<typeof webhookResourceSchema>;

export const webhookAdditionSchema = z.strictObject({
  url: webAddressSchema,
  events: z.array(webhookEventSchema).min(1),
  allowPrivate: z.boolean().default(false),
});
export type WebhookAddition = z.input<typeof webhookAdditionSchema>;

/** What came of a message that was sent to try a receiver. */
export const webhookTrialSchema = z.object({
  ok: z.boolean(),
  /** The receiver's answer; null where none came. */
  status: z.number().int().nullable(),
  ms: z.number().int(),
  error: localizedSchema.nullable(),
});
export type WebhookTrial = z.infer<typeof webhookTrialSchema>;
