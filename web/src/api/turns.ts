import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type AgentName, type AnswerVerdict, addressOf, tracesApi, turnsApi } from "#protocol";
import { call } from "./call.ts";

export const turnStreamUrl = (id: string) => addressOf(turnsApi.follow, { id });

/** Really stops the work on the server, not only our listening to it. */
export const cancelTurn = (id: string) => call(turnsApi.cancel, { params: { id } });

/** Asks a turn's question again with what was corrected; the answer stands beside the first one. */
export const runAgain = (id: string) => call(turnsApi.again, { params: { id } });

const tracesAtOnce = 50;

export function useTraces(agent: AgentName | null) {
  return useInfiniteQuery({
    queryKey: ["traces", agent],
    queryFn: ({ pageParam }) =>
      call(tracesApi.list, {
        query: { limit: tracesAtOnce, agent: agent ?? undefined, after: pageParam ?? undefined },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    select: (data) => data.pages.flatMap((page) => page.turns),
    placeholderData: (before) => before,
    staleTime: 0,
  });
}

/** A trace; the server's events tell when a running one has gone on. */
export function useTrace(id: string) {
  return useQuery({
    queryKey: ["trace", id],
    queryFn: () => call(tracesApi.read, { params: { id } }),
    staleTime: 0,
  });
}

export async function markTurn(id: string, verdict: AnswerVerdict, note: string | null): Promise<void> {
  await call(tracesApi.mark, { params: { id }, body: { verdict, note } });
}
