import { parseJsonEventStream } from "ai";
import { type JobView, jobViewSchema } from "#protocol";
import { command, fetchAnswer } from "./request.ts";

/** Follows a job to its end; `onJob` hears of every change. */
export async function followJob(id: string, onJob: (job: JobView) => void, signal?: AbortSignal): Promise<void> {
  const path = `/api/jobs/${encodeURIComponent(id)}/stream`;
  const response = await fetchAnswer(path, signal === undefined ? {} : { signal });
  if (response.body === null) return;
  const reader = parseJsonEventStream({ stream: response.body, schema: jobViewSchema }).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (next.value.success) onJob(next.value.value);
  }
}

export const cancelJob = (id: string) => command(`/api/jobs/${encodeURIComponent(id)}/cancel`, { method: "POST" });
