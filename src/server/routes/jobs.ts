import { streamSSE } from "hono/streaming";
import type { House } from "#app";
import { jobViewSchema } from "#protocol";
import { type App, answers, createRoute, idParam, z } from "../route.ts";

export function jobRoutes(app: App, { jobs }: House): void {
  app.openapi(
    createRoute({
      method: "get",
      path: "/api/jobs/{id}",
      summary: "A job and how far it is",
      request: { params: idParam },
      responses: answers(jobViewSchema, "The job"),
    }),
    async (context) => context.json(await jobs.get(context.req.valid("param").id), 200),
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/api/jobs/{id}/cancel",
      summary: "Stop a job",
      request: { params: idParam },
      responses: answers(jobViewSchema, "The job"),
    }),
    async (context) => context.json(await jobs.cancel(context.req.valid("param").id), 200),
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/api/jobs/{id}/stream",
      summary: "Follow a job until it ends",
      request: { params: idParam },
      responses: {
        200: { description: "The job each time it changes", content: { "text/event-stream": { schema: z.string() } } },
      },
    }),
    async (context) => {
      const { id } = context.req.valid("param");
      await jobs.get(id);
      return streamSSE(context, async (stream) => {
        const gone = new AbortController();
        stream.onAbort(() => gone.abort());
        for await (const job of jobs.subscribe(id, gone.signal)) await stream.writeSSE({ data: JSON.stringify(job) });
      });
    },
  );
}
