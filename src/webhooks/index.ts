export { type Webhook, webhooksSchema } from "./settings.ts";
export { createWebhooks, type Webhooks } from "./webhooks.ts";
