import { parseJsonEventStream } from "ai";
import { type JobView, jobsApi, jobViewSchema } from "#protocol";
import { call } from "./call.ts";

/** Follows a job to its end; `onJob` hears of every change. */
export async function followJob(id: string, onJob: (job: JobView) => void, signal?: AbortSignal): Promise<void> {
  const response = await call(jobsApi.follow, { params: { id }, signal });
  if (response.body === null) return;
  const reader = parseJsonEventStream({ stream: response.body, schema: jobViewSchema }).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (next.value.success) onJob(next.value.value);
  }
}

export const cancelJob = (id: string) => call(jobsApi.cancel, { params: { id } });
