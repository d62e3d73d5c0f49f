import { useQuery } from "@tanstack/react-query";
import { type WebhookAddition, webhooksApi } from "#protocol";
import { call } from "./call.ts";
import { queryClient } from "./query-client.ts";

const queryKey = ["webhooks"];

export function useWebhooks() {
  return useQuery({ queryKey, queryFn: async () => (await call(webhooksApi.list, {})).webhooks });
}

const keep = ({ webhooks }: { webhooks: unknown }) => queryClient.setQueryData(queryKey, webhooks);

/** Adds a receiver; its secret comes back this once. */
export async function addWebhook(body: WebhookAddition): Promise<string> {
  const answer = await call(webhooksApi.add, { body });
  keep(answer);
  return answer.secret;
}

export const removeWebhook = async (id: string) => keep(await call(webhooksApi.remove, { params: { id } }));
export const testWebhook = (id: string) => call(webhooksApi.test, { params: { id } });
