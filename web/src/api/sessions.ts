import { useQuery } from "@tanstack/react-query";
import { type AgentName, sessionDetailSchema, sessionSchema, sessionsAnswerSchema } from "#protocol";
import { queryClient } from "./query-client.ts";
import { command, fetchAnswer, request, withJson } from "./request.ts";

const longestList = 200;

export function useSessions(agent: AgentName, query: string) {
  const search = new URLSearchParams({ agent, query, limit: String(longestList) });
  return useQuery({
    queryKey: ["sessions", agent, query],
    queryFn: () => request(`/api/sessions?${search}`, sessionsAnswerSchema),
    select: (answer) => answer.sessions,
    placeholderData: (before) => before,
  });
}

/** A session is read anew whenever it is opened: a turn may have gone on meanwhile. */
export function useSession(id: string) {
  return useQuery({
    queryKey: ["session", id],
    queryFn: () => request(`/api/sessions/${encodeURIComponent(id)}`, sessionDetailSchema),
    staleTime: 0,
    gcTime: 0,
  });
}

export const refreshSessions = () => queryClient.invalidateQueries({ queryKey: ["sessions"] });

export function createSession(agent: AgentName) {
  return request("/api/sessions", sessionSchema, withJson("POST", { agent }));
}

export async function renameSession(id: string, title: string): Promise<void> {
  await command(`/api/sessions/${encodeURIComponent(id)}`, withJson("PATCH", { title }));
  await refreshSessions();
}

export async function deleteSession(id: string): Promise<void> {
  await command(`/api/sessions/${encodeURIComponent(id)}`, { method: "DELETE" });
  await refreshSessions();
}

export function attachDocuments(id: string, documents: readonly string[]): Promise<void> {
  return command(`/api/sessions/${encodeURIComponent(id)}/documents`, withJson("PUT", { documents }));
}

export async function exportSession(id: string): Promise<string> {
  const response = await fetchAnswer(`/api/sessions/${encodeURIComponent(id)}/export`);
  return response.text();
}
