import { useQuery } from "@tanstack/react-query";
import { type ReplayRequest, type SumKind, tracesApi } from "#protocol";
import { call } from "./call.ts";
import { queryClient } from "./query-client.ts";

/** Runs steps of a past turn again; what they changed then is not touched. */
export const replayTurn = (id: string, body: ReplayRequest) => call(tracesApi.replay, { params: { id }, body });

/** Sums of turns, `days` back or of all time. */
export function useTraceSums(by: SumKind, days: number | null) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return useQuery({
    queryKey: ["traces", "sums", by, days],
    queryFn: () => call(tracesApi.sums, { query: { by, timeZone, days: days ?? undefined } }),
    placeholderData: (before) => before,
    staleTime: 0,
  });
}

export async function removeTrace(id: string): Promise<void> {
  await call(tracesApi.remove, { params: { id } });
  queryClient.removeQueries({ queryKey: ["trace", id] });
  await queryClient.invalidateQueries({ queryKey: ["traces"] });
}
