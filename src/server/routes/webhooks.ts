import type { JihwiApp } from "#app";
import { webhooksApi } from "#protocol";
import type { Router } from "../router.ts";

export function webhookRoutes(router: Router, { settings: { webhooks }, audit }: JihwiApp): void {
  const answer = async () => ({ webhooks: webhooks.read() });
  router.add(webhooksApi.list, answer);

  router.add(webhooksApi.add, async ({ body }) => {
    const secret = await webhooks.add(body);
    audit.record("webhook-added", { origin: new URL(body.url).origin });
    return { ...(await answer()), secret };
  });

  router.add(webhooksApi.remove, async ({ params: { id } }) => {
    await webhooks.remove(id);
    return answer();
  });

  router.add(webhooksApi.test, async ({ params: { id }, signal }) => webhooks.test(webhooks.find(id), signal));
}
