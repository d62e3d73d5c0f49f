import type { House } from "#app";
import {
  notebookFormatSchema,
  researchDocumentSchema,
  researchTextSchema,
  researchVersionsAnswerSchema,
} from "#protocol";
import { languageOfRequest } from "../errors.ts";
import { paperFiles } from "../paper-files.ts";
import { type App, answers, createRoute, done, doneSchema, fileAnswer, idParam, z } from "../route.ts";
import { sendFile } from "../send-file.ts";

/** What a user does with one research document. Each writing is a version; none is lost. */
export function researchDocumentRoutes(app: App, { research }: House): void {
  const { notebooks } = research;
  const document = "/api/research/documents/{id}";

  app.openapi(
    createRoute({
      method: "get",
      path: document,
      summary: "A research document",
      request: { params: idParam },
      responses: answers(researchDocumentSchema, "The research document"),
    }),
    async (context) => context.json(await notebooks.document(context.req.valid("param").id), 200),
  );

  app.openapi(
    createRoute({
      method: "patch",
      path: document,
      summary: "Edit or rename a research document",
      request: {
        params: idParam,
        body: { required: true, content: { "application/json": { schema: researchTextSchema.partial() } } },
      },
      responses: answers(researchDocumentSchema, "The research document"),
    }),
    async (context) => {
      const { title, content } = context.req.valid("json");
      const change = { ...(title === undefined ? {} : { title }), ...(content === undefined ? {} : { content }) };
      return context.json(await notebooks.edit(context.req.valid("param").id, change), 200);
    },
  );

  app.openapi(
    createRoute({
      method: "delete",
      path: document,
      summary: "Remove a research document with its versions",
      request: { params: idParam },
      responses: answers(doneSchema, "Removed"),
    }),
    async (context) => {
      await notebooks.remove(context.req.valid("param").id);
      return context.json(done, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: `${document}/versions`,
      summary: "Its versions, newest first",
      request: { params: idParam },
      responses: answers(researchVersionsAnswerSchema, "Versions"),
    }),
    async (context) => context.json({ versions: await notebooks.versions(context.req.valid("param").id) }, 200),
  );

  app.openapi(
    createRoute({
      method: "post",
      path: `${document}/restore`,
      summary: "Make an earlier version the newest one",
      request: {
        params: idParam,
        body: {
          required: true,
          content: { "application/json": { schema: z.object({ version: z.number().int().min(1) }) } },
        },
      },
      responses: answers(researchDocumentSchema, "The research document"),
    }),
    async (context) =>
      context.json(await notebooks.restore(context.req.valid("param").id, context.req.valid("json").version), 200),
  );

  app.openapi(
    createRoute({
      method: "get",
      path: `${document}/export`,
      summary: "A research document as a file, or the papers it speaks of",
      request: { params: idParam, query: z.object({ format: notebookFormatSchema }) },
      responses: fileAnswer,
    }),
    async (context) => {
      const { exportDocument } = await import("#papers");
      const { id } = context.req.valid("param");
      const { format } = context.req.valid("query");
      const content = await exportDocument(research, id, format, languageOfRequest(context));
      return sendFile(context, content, paperFiles(format, (await notebooks.document(id)).title));
    },
  );
}
