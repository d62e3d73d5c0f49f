import type { House } from "#app";
import {
  clusterMapSchema,
  memoryAnswerSchema,
  memoryNodeSchema,
  memoryTextSchema,
  notebookFormatSchema,
  papersAnswerSchema,
  researchDocumentSchema,
  researchDocumentsAnswerSchema,
  researchTextSchema,
} from "#protocol";
import { languageOfRequest } from "../errors.ts";
import { paperFiles } from "../paper-files.ts";
import { type App, answers, createRoute, done, doneSchema, fileAnswer, idParam, z } from "../route.ts";
import { sendFile } from "../send-file.ts";

/** A notebook is a session of the research agent: its research documents, its papers, its memory. */
export function notebookRoutes(app: App, { store, research }: House): void {
  const { notebooks } = research;
  const notebook = "/api/research/notebooks/{id}";

  app.openapi(
    createRoute({
      method: "get",
      path: `${notebook}/documents`,
      summary: "Research documents of a notebook, in their order",
      request: { params: idParam },
      responses: answers(researchDocumentsAnswerSchema, "Research documents"),
    }),
    async (context) => {
      const { id } = await store.sessions.get(context.req.valid("param").id);
      return context.json({ documents: await notebooks.documents(id) }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: `${notebook}/documents`,
      summary: "Write a research document of one's own",
      request: {
        params: idParam,
        body: { required: true, content: { "application/json": { schema: researchTextSchema } } },
      },
      responses: answers(researchDocumentSchema, "The research document"),
    }),
    async (context) => {
      const { id } = await store.sessions.get(context.req.valid("param").id);
      return context.json(await notebooks.write(id, context.req.valid("json")), 200);
    },
  );

  app.openapi(
    createRoute({
      method: "put",
      path: `${notebook}/documents/order`,
      summary: "Put research documents into another order",
      request: {
        params: idParam,
        body: {
          required: true,
          content: {
            "application/json": { schema: z.object({ documents: z.array(z.string().max(200)).max(10_000) }) },
          },
        },
      },
      responses: answers(researchDocumentsAnswerSchema, "Research documents in their order"),
    }),
    async (context) => {
      const { id } = await store.sessions.get(context.req.valid("param").id);
      return context.json({ documents: await notebooks.reorder(id, context.req.valid("json").documents) }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: `${notebook}/papers`,
      summary: "The papers of a notebook, in the order of their numbers",
      request: { params: idParam },
      responses: answers(papersAnswerSchema, "Papers"),
    }),
    async (context) => {
      const { cardOf } = await import("#papers");
      const { id } = await store.sessions.get(context.req.valid("param").id);
      return context.json({ papers: (await notebooks.shelf(id)).papers.map(cardOf) }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: `${notebook}/map`,
      summary: "The papers of a notebook by topic, on a plane",
      request: { params: idParam },
      responses: answers(clusterMapSchema, "The map"),
    }),
    async (context) => {
      const { id } = await store.sessions.get(context.req.valid("param").id);
      const { papers } = await notebooks.shelf(id);
      return context.json(await research.map(papers, languageOfRequest(context)), 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: `${notebook}/export`,
      summary: "A notebook as a file: its research documents, or its papers",
      request: { params: idParam, query: z.object({ format: notebookFormatSchema }) },
      responses: fileAnswer,
    }),
    async (context) => {
      const { exportNotebook } = await import("#papers");
      const { id, title } = await store.sessions.get(context.req.valid("param").id);
      const { format } = context.req.valid("query");
      const content = await exportNotebook(research, id, format, languageOfRequest(context));
      return sendFile(context, content, paperFiles(format, title));
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: `${notebook}/memory`,
      summary: "What a notebook remembers",
      request: { params: idParam },
      responses: answers(memoryAnswerSchema, "Memory"),
    }),
    async (context) => {
      const { id } = await store.sessions.get(context.req.valid("param").id);
      return context.json({ nodes: await notebooks.memory(id) }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: `${notebook}/memory`,
      summary: "Have something remembered",
      request: {
        params: idParam,
        body: {
          required: true,
          content: {
            "application/json": {
              schema: memoryNodeSchema.omit({ id: true }).extend({ text: memoryTextSchema }),
            },
          },
        },
      },
      responses: answers(memoryNodeSchema, "The memory"),
    }),
    async (context) => {
      const { id } = await store.sessions.get(context.req.valid("param").id);
      return context.json(await notebooks.note(id, context.req.valid("json")), 200);
    },
  );

  app.openapi(
    createRoute({
      method: "patch",
      path: "/api/research/memory/{id}",
      summary: "Change what is remembered",
      request: {
        params: idParam,
        body: { required: true, content: { "application/json": { schema: z.object({ text: memoryTextSchema }) } } },
      },
      responses: answers(memoryNodeSchema, "The memory"),
    }),
    async (context) =>
      context.json(await notebooks.editMemory(context.req.valid("param").id, context.req.valid("json").text), 200),
  );

  app.openapi(
    createRoute({
      method: "delete",
      path: "/api/research/memory/{id}",
      summary: "Forget something",
      request: { params: idParam },
      responses: answers(doneSchema, "Forgotten"),
    }),
    async (context) => {
      await notebooks.forget(context.req.valid("param").id);
      return context.json(done, 200);
    },
  );
}
