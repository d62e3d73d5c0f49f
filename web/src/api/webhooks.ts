import { useQuery } from "@tanstack/react-query";
import { type WebhookAddition, webhooksApi } from "#protocol";
import { call } from "./call.ts";
import { queryClient } from "./query-client.ts";

const queryKey = ["webhooks"];

export function useWebhooks() {
  return useQuery({ queryKey, queryFn: async () => (await call(webhooksApi.list, {})).webhooks });
}

const keep = ({ webhooks }: { webhooks: unknown }) => queryClient.setQueryData(queryKey, webhooks);

/** A receiver's secret, which comes back this once. */
export interface MadeSecret {
  readonly url: string;
  readonly secret: string;
}

export async function addWebhook(body: WebhookAddition): Promise<MadeSecret> {
  const answer = await call(webhooksApi.add, { body });
  keep(answer);
  return { url: body.url, secret: answer.secret };
}

export const removeWebhook = async (id: string) => keep(await call(webhooksApi.remove, { params: { id } }));
export const testWebhook = (id: string) => call(webhooksApi.test, { params: { id } });
