import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { type JobView, jobsApi } from "#protocol";
import { call } from "../api/call.ts";

const askAgainMs = 700;

/**
 * A job as it goes on. `onEnd` is called once, whatever the end. It is asked for again and again: a stream a job would take
 * the few connections that a browser opens to a server, and nothing else could be sent.
 */
export function useJob(id: string | null, onEnd: () => void): JobView | null {
  const { data = null, isError } = useQuery({
    queryKey: ["job", id],
    queryFn: id === null ? skipToken : ({ signal }) => call(jobsApi.read, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.status !== "error" && state.data?.endedAt == null ? askAgainMs : false),
  });
  const ended = useEffectEvent(onEnd);
  const hasEnded = isError || (data !== null && data.endedAt !== null);
  useEffect(() => {
    if (id !== null && hasEnded) ended();
  }, [id, hasEnded]);
  return data;
}
