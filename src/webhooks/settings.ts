import { z } from "zod";
import { aboutSetting, type WebhookEvent, webAddressSchema, webhookEventSchema } from "#protocol";

const secretSchema = z.union([z.string().min(16), z.strictObject({ env: z.string().min(1) })]);

/** One receiver, as the configuration file names it. */
export const webhookSchema = z.strictObject({
  url: webAddressSchema.meta(aboutSetting("webhooks.url")),
  secret: secretSchema.meta(aboutSetting("webhooks.secret")),
  events: z.array(webhookEventSchema).min(1).optional().meta(aboutSetting("webhooks.events")),
  allowPrivate: z.boolean().optional().meta(aboutSetting("webhooks.allowPrivate")),
});
export const webhooksSchema = z.array(webhookSchema).max(50);

export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly secret: string;
  readonly events: ReadonlySet<WebhookEvent>;
  readonly allowPrivate: boolean;
}
