export { type Webhook, webhookEventSchema, webhooksSchema } from "./settings.ts";
export { createWebhooks, type Webhooks } from "./webhooks.ts";
