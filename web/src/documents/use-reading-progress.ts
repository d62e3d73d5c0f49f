import { skipToken, useQuery } from "@tanstack/react-query";
import { type DocumentResource, type JobProgress, jobsApi } from "#protocol";
import { call } from "../api/call.ts";

const askAgainMs = 700;

/**
 * How far a document has been read. It is asked for again and again: a stream a document would take the few connections that
 * a browser opens to a server, and nothing else could be sent. Only while it is being read, which few are at once: hundreds
 * may wait, and the events tell when their turn comes.
 */
export function useReadingProgress({ status, jobId }: DocumentResource): JobProgress | null {
  const { data } = useQuery({
    queryKey: ["job", jobId],
    queryFn:
      status !== "reading" || jobId === null
        ? skipToken
        : ({ signal }) => call(jobsApi.read, { params: { id: jobId }, signal }),
    refetchInterval: ({ state }) => (state.status !== "error" && state.data?.endedAt == null ? askAgainMs : false),
  });
  return data?.progress ?? null;
}
