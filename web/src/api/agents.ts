import { useQuery } from "@tanstack/react-query";
import { type AgentName, type Localized, metaApi } from "#protocol";
import { call } from "./call.ts";

export function useAgents() {
  return useQuery({
    queryKey: ["agents"],
    queryFn: () => call(metaApi.agents, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useAgent(name: AgentName | null) {
  return useAgents().data?.agents.find((agent) => agent.name === name) ?? null;
}

/** What the fields in an agent's journals are called; null until it is known. */
export function useFieldWords(name: AgentName | null) {
  const words = useQuery({
    queryKey: ["agents", name, "field-words"],
    queryFn: () => call(metaApi.fieldWords, { params: { name: name ?? "" } }),
    enabled: name !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return words.data ?? null;
}

/** What leaves traces beside the agents. */
const roomTitles: Readonly<Record<string, Localized>> = { documents: { ko: "문서 읽기", en: "Reading documents" } };

/** An agent's title as the agent itself says it. */
export function useAgentTitle(name: AgentName): Localized {
  return useAgent(name)?.title ?? roomTitles[name] ?? { ko: name, en: name };
}
