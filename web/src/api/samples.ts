import { useQuery } from "@tanstack/react-query";
import { type AgentName, samplesApi } from "#protocol";
import { languagePreference } from "../preferences/preferences.ts";
import { call } from "./call.ts";
import { queryClient } from "./query-client.ts";

export function useSampleCount() {
  return useQuery({ queryKey: ["samples"], queryFn: () => call(samplesApi.count, {}), staleTime: 0 });
}

/** Makes a session with the agent's sample. */
export async function openSample(agent: AgentName) {
  const session = await call(samplesApi.open, { params: { agent }, body: { language: languagePreference.get() } });
  await queryClient.invalidateQueries({ queryKey: ["samples"] });
  return session;
}

export async function removeSamples(): Promise<void> {
  await call(samplesApi.remove, {});
  await queryClient.invalidateQueries();
}
