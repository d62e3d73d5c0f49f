import type { House } from "#app";
import { agentNameSchema, sessionDetailSchema, sessionSchema, sessionsAnswerSchema } from "#protocol";
import { newId, type Session } from "#store";
import { exportSession } from "../export-session.ts";
import { type App, answers, createRoute, done, doneSchema, idParam, pageQuery, z } from "../route.ts";

const toResource = ({ id, agent, title, createdAt, updatedAt }: Session) =>
  sessionSchema.parse({ id, agent, title, createdAt, updatedAt });

export function sessionRoutes(app: App, { store, conductor }: House): void {
  app.openapi(
    createRoute({
      method: "get",
      path: "/api/sessions",
      summary: "Sessions, newest first",
      request: {
        query: pageQuery.extend({ agent: agentNameSchema.optional(), query: z.string().max(200).optional() }),
      },
      responses: answers(sessionsAnswerSchema, "Sessions"),
    }),
    async (context) => {
      const page = await store.sessions.list(context.req.valid("query"));
      return context.json({ sessions: page.items.map(toResource), next: page.next }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/api/sessions",
      summary: "Begin a session",
      request: {
        body: {
          required: true,
          content: {
            "application/json": { schema: z.object({ agent: agentNameSchema, title: z.string().max(200).optional() }) },
          },
        },
      },
      responses: answers(sessionSchema, "The new session"),
    }),
    async (context) => {
      const { agent, title } = context.req.valid("json");
      const session = await store.sessions.create({
        id: newId("session"),
        agent,
        ...(title === undefined ? {} : { title }),
      });
      return context.json(toResource(session), 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/api/sessions/{id}",
      summary: "A session with its messages",
      request: { params: idParam },
      responses: answers(sessionDetailSchema, "The session"),
    }),
    async (context) => {
      const { id } = context.req.valid("param");
      const session = await store.sessions.get(id);
      const messages = await store.messages.list(id);
      const documents = (await store.documents.attached(id)).map((document) => document.id);
      const detail = { ...toResource(session), messages, documents, runningTurnId: conductor.runningIn(id) };
      return context.json(sessionDetailSchema.parse(detail), 200);
    },
  );

  app.openapi(
    createRoute({
      method: "patch",
      path: "/api/sessions/{id}",
      summary: "Rename a session",
      request: {
        params: idParam,
        body: {
          required: true,
          content: { "application/json": { schema: z.object({ title: z.string().trim().min(1).max(200) }) } },
        },
      },
      responses: answers(sessionSchema, "The session"),
    }),
    async (context) => {
      const session = await store.sessions.update(context.req.valid("param").id, context.req.valid("json"));
      return context.json(toResource(session), 200);
    },
  );

  app.openapi(
    createRoute({
      method: "delete",
      path: "/api/sessions/{id}",
      summary: "Remove a session and everything of it",
      request: { params: idParam },
      responses: answers(doneSchema, "Removed"),
    }),
    async (context) => {
      await store.sessions.remove(context.req.valid("param").id);
      return context.json(done, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "put",
      path: "/api/sessions/{id}/documents",
      summary: "Attach documents to a session",
      request: {
        params: idParam,
        body: {
          required: true,
          content: {
            "application/json": {
              schema: z.object({ agent: agentNameSchema.optional(), documents: z.array(z.string()).max(500) }),
            },
          },
        },
      },
      responses: answers(doneSchema, "Attached"),
    }),
    async (context) => {
      const { id } = context.req.valid("param");
      const { agent = "chat", documents } = context.req.valid("json");
      await store.sessions.ensure({ id, agent });
      const attached = await store.documents.attached(id);
      for (const { id: one } of attached) if (!documents.includes(one)) await store.documents.detach(id, one);
      await store.documents.attach(id, documents);
      return context.json(done, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/api/sessions/{id}/export",
      summary: "A session as Markdown",
      request: { params: idParam },
      responses: { 200: { description: "Markdown", content: { "text/markdown": { schema: z.string() } } } },
    }),
    async (context) => {
      const { id } = context.req.valid("param");
      const markdown = exportSession(await store.sessions.get(id), await store.messages.list(id));
      return context.body(markdown, 200, {
        "content-type": "text/markdown; charset=utf-8",
        "content-disposition": `attachment; filename="${id}.md"`,
      });
    },
  );
}
