import { skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fullTextReportSchema, jobsApi, papersApi } from "#protocol";
import { call } from "./call.ts";
import { queryClient } from "./query-client.ts";
import { refreshNotebook } from "./research.ts";
import { useAction } from "./use-action.ts";

const queryKey = ["full-texts"];
const askAgainMs = 1_000;

/** Whether open full texts are fetched, and who says so. */
export function useFullTextSettings() {
  return useQuery({ queryKey, queryFn: () => call(papersApi.fullTexts, {}) });
}

export async function switchFullTexts(enabled: boolean): Promise<void> {
  queryClient.setQueryData(queryKey, await call(papersApi.switchFullTexts, { body: { enabled } }));
}

/** Fetches full texts for a notebook, and tells how far that is and what came. A stream each would take too many connections. */
export function useFetching(notebookId: string, papers?: readonly string[]) {
  const [jobId, setJobId] = useState<string | null>(null);
  const body = papers === undefined ? { notebook: notebookId } : { papers: [...papers] };
  const start = useAction(async () => setJobId((await call(papersApi.fetchFullTexts, { body })).id));
  const { data: job } = useQuery({
    queryKey: ["job", jobId],
    queryFn:
      jobId === null
        ? skipToken
        : async ({ signal }) => {
            const read = await call(jobsApi.read, { params: { id: jobId }, signal });
            if (read.endedAt !== null) await refreshNotebook(notebookId);
            return read;
          },
    refetchInterval: ({ state }) => (state.status !== "error" && state.data?.endedAt == null ? askAgainMs : false),
  });
  return {
    start,
    jobId,
    busy: start.busy || (jobId !== null && job?.endedAt == null),
    progress: job?.progress ?? null,
    report: fullTextReportSchema.safeParse(job?.result).data ?? null,
  };
}
