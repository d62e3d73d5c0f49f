import type { House } from "#app";
import {
  documentSchema,
  documentsAnswerSchema,
  pagesAnswerSchema,
  searchAnswerSchema,
  toJihwiError,
  type Uploaded,
  uploadAnswerSchema,
} from "#protocol";
import { languageOfRequest } from "../errors.ts";
import { type App, answers, createRoute, done, doneSchema, fileAnswer, formWithFiles, idParam, z } from "../route.ts";
import { sendFile } from "../send-file.ts";
import { filesIn, readForm } from "../uploads.ts";

export function documentRoutes(app: App, { documents, findPassages }: House): void {
  app.openapi(
    createRoute({
      method: "get",
      path: "/api/documents",
      summary: "Documents, newest first",
      responses: answers(documentsAnswerSchema, "Documents"),
    }),
    async (context) => {
      const page = await documents.list({ limit: 500 });
      return context.json({ documents: [...page.items] }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/api/documents",
      summary: "Bring documents; each file stands for itself",
      request: { body: { content: { "multipart/form-data": { schema: formWithFiles } } } },
      responses: answers(uploadAnswerSchema, "What became of each file"),
    }),
    async (context) => {
      const files = filesIn(await readForm(context));
      const language = languageOfRequest(context);
      const rows: Uploaded[] = [];
      for (const file of files) {
        try {
          const { id, status, jobId } = await documents.add(new Uint8Array(await file.arrayBuffer()), file.name);
          rows.push({ file: file.name, status, documentId: id, jobId, error: null });
        } catch (thrown) {
          const { code, says } = toJihwiError(thrown);
          rows.push({
            file: file.name,
            status: "error",
            documentId: null,
            jobId: null,
            error: { code, message: says[language] },
          });
        }
      }
      return context.json({ documents: rows }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/api/documents/{id}",
      summary: "One document",
      request: { params: idParam },
      responses: answers(documentSchema, "The document"),
    }),
    async (context) => context.json(await documents.get(context.req.valid("param").id), 200),
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/api/documents/{id}/pages",
      summary: "The text of its pages",
      request: { params: idParam },
      responses: answers(pagesAnswerSchema, "Pages"),
    }),
    async (context) => context.json({ pages: await documents.pages(context.req.valid("param").id) }, 200),
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/api/documents/{id}/file",
      summary: "The file as it was brought",
      request: { params: idParam },
      responses: fileAnswer,
    }),
    async (context) => {
      const { name, format, bytes } = await documents.original(context.req.valid("param").id);
      const type = format === "pdf" ? "application/pdf" : "application/octet-stream";
      return sendFile(context, new Uint8Array(bytes), { name, type });
    },
  );

  app.openapi(
    createRoute({
      method: "delete",
      path: "/api/documents/{id}",
      summary: "Remove a document and everything of it",
      request: { params: idParam },
      responses: answers(doneSchema, "Removed"),
    }),
    async (context) => {
      await documents.remove(context.req.valid("param").id);
      return context.json(done, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/api/search",
      summary: "Find passages",
      request: {
        query: z.object({
          q: z.string().trim().min(1).max(4000),
          k: z.coerce.number().int().min(1).max(200).default(10),
          document: z.string().max(200).optional(),
        }),
      },
      responses: answers(searchAnswerSchema, "Passages"),
    }),
    async (context) => {
      const { q, k, document } = context.req.valid("query");
      return context.json(
        { hits: await findPassages(q, { k, documents: document === undefined ? null : [document] }) },
        200,
      );
    },
  );
}
