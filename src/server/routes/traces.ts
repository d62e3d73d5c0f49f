import type { House } from "#app";
import { agentNameSchema, traceSchema, tracesAnswerSchema, turnSummarySchema, verdictSchema } from "#protocol";
import { type App, answers, createRoute, done, doneSchema, idParam, pageQuery, z } from "../route.ts";

export function traceRoutes(app: App, { store }: House): void {
  app.openapi(
    createRoute({
      method: "get",
      path: "/api/traces",
      summary: "Turns, newest first",
      request: {
        query: pageQuery.extend({ agent: agentNameSchema.optional(), session: z.string().max(200).optional() }),
      },
      responses: answers(tracesAnswerSchema, "Turns"),
    }),
    async (context) => {
      const { session, ...filter } = context.req.valid("query");
      const page = await store.turns.list({ ...filter, ...(session === undefined ? {} : { sessionId: session }) });
      return context.json({ turns: page.items.map((turn) => turnSummarySchema.parse(turn)), next: page.next }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/api/traces/{id}",
      summary: "One turn with its journal",
      request: { params: idParam },
      responses: answers(traceSchema, "The trace"),
    }),
    async (context) => context.json(await store.turns.trace(context.req.valid("param").id), 200),
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/api/traces/{id}/mark",
      summary: "Say whether an answer was good",
      request: {
        params: idParam,
        body: {
          required: true,
          content: {
            "application/json": {
              schema: z.object({
                verdict: verdictSchema,
                note: z.string().max(2000).nullable().default(null),
              }),
            },
          },
        },
      },
      responses: answers(doneSchema, "Marked"),
    }),
    async (context) => {
      const { id } = context.req.valid("param");
      await store.turns.get(id);
      await store.marks.put({ turnId: id, ...context.req.valid("json") });
      return context.json(done, 200);
    },
  );
}
