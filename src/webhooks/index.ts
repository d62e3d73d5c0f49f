export { type Webhook, webhookEventSchema, webhooksSchema } from "./settings.ts";
export { createWebhooks } from "./webhooks.ts";
