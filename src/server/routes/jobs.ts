import { streamSSE } from "hono/streaming";
import type { JihwiApp } from "#app";
import { jobsApi } from "#protocol";
import type { Router } from "../router.ts";

export function jobRoutes(router: Router, { jobs }: JihwiApp): void {
  router.add(jobsApi.read, ({ params }) => jobs.get(params.id));

  router.add(jobsApi.cancel, ({ params }) => jobs.cancel(params.id));

  router.add(jobsApi.follow, async ({ params: { id }, context }) => {
    await jobs.get(id);
    return streamSSE(context, async (stream) => {
      const gone = new AbortController();
      stream.onAbort(() => gone.abort());
      for await (const job of jobs.subscribe(id, gone.signal)) await stream.writeSSE({ data: JSON.stringify(job) });
    });
  });
}
