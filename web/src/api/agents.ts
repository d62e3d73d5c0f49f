import { useQuery } from "@tanstack/react-query";
import { type AgentName, agentsAnswerSchema } from "#protocol";
import { request } from "./request.ts";

export function useAgents() {
  return useQuery({
    queryKey: ["agents"],
    queryFn: () => request("/api/agents", agentsAnswerSchema),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useAgent(name: AgentName) {
  return useAgents().data?.agents.find((agent) => agent.name === name) ?? null;
}
