import {
  documentSchema,
  documentsAnswerSchema,
  JihwiError,
  pagesAnswerSchema,
  searchAnswerSchema,
  toJihwiError,
  type Uploaded,
  uploadAnswerSchema,
} from "#protocol";
import type { House } from "#wiring";
import { languageOfRequest } from "../errors.ts";
import { type App, answers, createRoute, done, doneSchema, idParam, z } from "../route.ts";

/** The largest upload, all files together. Each file has the parser's own limit as well. */
const largestUpload = 512 * 1024 * 1024;

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
      request: { body: { content: { "multipart/form-data": { schema: z.object({ file: z.any() }) } } } },
      responses: answers(uploadAnswerSchema, "What became of each file"),
    }),
    async (context) => {
      if (Number(context.req.header("content-length") ?? 0) > largestUpload) throw uploadTooLarge();
      const form = await context.req.formData();
      const files = form.getAll("file").filter((entry) => entry instanceof File);
      if (files.length === 0) throw noFile();
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
      responses: { 200: { description: "The file", content: { "application/octet-stream": { schema: z.string() } } } },
    }),
    async (context) => {
      const { name, format, bytes } = await documents.original(context.req.valid("param").id);
      // Never a type that a browser would run: what users bring is data.
      return context.body(new Uint8Array(bytes), 200, {
        "content-type": format === "pdf" ? "application/pdf" : "application/octet-stream",
        "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      });
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

function uploadTooLarge(): JihwiError {
  return new JihwiError("too-large", {
    message: { ko: "한 번에 올리는 파일이 너무 큽니다.", en: "That is too much for one upload." },
    hint: { ko: "나누어 올려 주세요.", en: "Upload it in parts." },
  });
}

function noFile(): JihwiError {
  return new JihwiError("bad-input", {
    message: { ko: "올린 파일이 없습니다.", en: "No file came with the request." },
    hint: {
      ko: "multipart 양식의 file 칸에 파일을 넣어 주세요.",
      en: "Put files into the field `file` of a multipart form.",
    },
  });
}
