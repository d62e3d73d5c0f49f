import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type AgentName, traceSchema, tracesAnswerSchema, type Verdict } from "#protocol";
import { command, request, withJson } from "./request.ts";

export const turnStreamUrl = (id: string) => `/api/turns/${encodeURIComponent(id)}/stream`;

/** Really stops the work on the server, not only our listening to it. */
export const cancelTurn = (id: string) => command(`/api/turns/${encodeURIComponent(id)}/cancel`, { method: "POST" });

const tracesAtOnce = 50;

export function useTraces(agent: AgentName | null) {
  return useInfiniteQuery({
    queryKey: ["traces", agent],
    queryFn: ({ pageParam }) => {
      const search = new URLSearchParams({
        limit: String(tracesAtOnce),
        ...(agent === null ? {} : { agent }),
        ...(pageParam === null ? {} : { after: pageParam }),
      });
      return request(`/api/traces?${search}`, tracesAnswerSchema);
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    select: (data) => data.pages.flatMap((page) => page.turns),
    placeholderData: (before) => before,
    staleTime: 0,
  });
}

export function useTrace(id: string) {
  return useQuery({
    queryKey: ["trace", id],
    queryFn: () => request(`/api/traces/${encodeURIComponent(id)}`, traceSchema),
    staleTime: 0,
    refetchInterval: (query) => (query.state.data?.status === "running" ? 1_000 : false),
  });
}

export function markTurn(id: string, verdict: Verdict, note: string | null): Promise<void> {
  return command(`/api/traces/${encodeURIComponent(id)}/mark`, withJson("POST", { verdict, note }));
}
