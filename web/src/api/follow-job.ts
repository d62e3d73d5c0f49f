import { type JobView, jobsApi, jobViewSchema } from "#protocol";
import { call } from "./call.ts";
import { eventLines } from "./event-lines.ts";

/** Follows a job to its end; `onJob` hears of every change. */
export async function followJob(id: string, onJob: (job: JobView) => void, signal?: AbortSignal): Promise<void> {
  const response = await call(jobsApi.follow, { params: { id }, signal });
  if (response.body === null) return;
  for await (const line of eventLines(response.body)) onJob(jobViewSchema.parse(JSON.parse(line)));
}

export const cancelJob = (id: string) => call(jobsApi.cancel, { params: { id } });
