import { z } from "zod";

export const webhookEventSchema = z.enum(["turn.ended", "document.read", "inspection.ended"]);
export type WebhookEvent = z.infer<typeof webhookEventSchema>;

const secretSchema = z.union([z.string().min(16), z.strictObject({ env: z.string().min(1) })]);

/** One receiver, as the configuration file names it. */
export const webhookSchema = z.strictObject({
  url: z.url({ protocol: /^https?$/ }),
  /** What deliveries are signed with: the secret itself (`whsec_…` is base64), or the variable that holds it. */
  secret: secretSchema,
  /** Every event unless some are named. */
  events: z.array(webhookEventSchema).min(1).optional(),
  /** Allows an address that is not on the open internet, such as a service beside this one. */
  allowPrivate: z.boolean().optional(),
});
export const webhooksSchema = z.array(webhookSchema).max(50);

export interface Webhook {
  readonly url: string;
  readonly secret: string;
  readonly events: ReadonlySet<WebhookEvent>;
  readonly allowPrivate: boolean;
}
