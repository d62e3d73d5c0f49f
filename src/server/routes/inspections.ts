import type { Context } from "hono";
import type { House } from "#app";
import {
  describeIssues,
  type InspectionOptions,
  inspectionOptionsSchema,
  inspectionStartedSchema,
  inspectionsAnswerSchema,
  inspectionViewSchema,
  inspectRowsSchema,
  inspectStatusSchema,
  JihwiError,
  reportFormatSchema,
  severitySchema,
} from "#protocol";
import { languageOfRequest } from "../errors.ts";
import { reportFiles } from "../report-files.ts";
import {
  type App,
  answers,
  createRoute,
  done,
  doneSchema,
  fileAnswer,
  formWithFiles,
  idParam,
  pageQuery,
  z,
} from "../route.ts";
import { sendFile } from "../send-file.ts";
import { readForm, streamBody } from "../uploads.ts";

const rowsQuery = z.object({
  status: inspectStatusSchema.optional(),
  algorithm: z.string().max(100).optional(),
  severity: severitySchema.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  after: z.coerce.number().int().min(0).optional(),
});

/** Runs over many documents: jobs do the work, so that it goes on when the page is closed. */
export function inspectionRoutes(app: App, { inspect: { inspections } }: House): void {
  app.openapi(
    createRoute({
      method: "post",
      path: "/api/inspections",
      summary: "Begin an inspection of documents of the library, of uploaded files, or of a stream of JSONL",
      request: {
        query: z.object({ options: z.string().max(1_000_000).optional(), name: z.string().max(200).optional() }),
        body: {
          content: {
            "application/json": { schema: inspectionOptionsSchema },
            "multipart/form-data": {
              schema: {
                ...formWithFiles,
                properties: { ...formWithFiles.properties, options: { type: "string" as const } },
              },
            },
            "application/x-ndjson": { schema: { type: "string" as const } },
          },
        },
      },
      responses: answers(inspectionStartedSchema, "The inspection, and the job to follow"),
    }),
    async (context) => {
      const { options, name } = context.req.valid("query");
      const brought = await bring(context, options, name);
      return context.json(await inspections.start({ ...brought, language: languageOfRequest(context) }), 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/api/inspections",
      summary: "Inspections, newest first",
      request: { query: pageQuery },
      responses: answers(inspectionsAnswerSchema, "Inspections"),
    }),
    async (context) => {
      const { items, next } = await inspections.list(context.req.valid("query"));
      return context.json({ inspections: items, next }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/api/inspections/{id}",
      summary: "One inspection and how far it is",
      request: { params: idParam },
      responses: answers(inspectionViewSchema, "The inspection"),
    }),
    async (context) => context.json(await inspections.get(context.req.valid("param").id), 200),
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/api/inspections/{id}/resume",
      summary: "Go on with an inspection that was cancelled or has failed",
      request: { params: idParam },
      responses: answers(inspectionStartedSchema, "The inspection, and the job to follow"),
    }),
    async (context) => context.json(await inspections.resume(context.req.valid("param").id), 200),
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/api/inspections/{id}/rows",
      summary: "What came of its documents, in their order",
      request: { params: idParam, query: rowsQuery },
      responses: answers(inspectRowsSchema, "Rows, and what all of them come to"),
    }),
    async (context) => {
      const { after: afterOrdinal, ...filter } = context.req.valid("query");
      return context.json(await inspections.rows(context.req.valid("param").id, { ...filter, afterOrdinal }), 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/api/inspections/{id}/report",
      summary: "The whole inspection as a file",
      request: { params: idParam, query: z.object({ format: reportFormatSchema }) },
      responses: fileAnswer,
    }),
    async (context) => {
      const { id } = context.req.valid("param");
      const { format } = context.req.valid("query");
      const { extension, type } = reportFiles[format];
      return sendFile(context, await inspections.report(id, format), { name: `${id}.${extension}`, type });
    },
  );

  app.openapi(
    createRoute({
      method: "delete",
      path: "/api/inspections/{id}",
      summary: "Stop an inspection and remove everything of it",
      request: { params: idParam },
      responses: answers(doneSchema, "Removed"),
    }),
    async (context) => {
      await inspections.remove(context.req.valid("param").id);
      return context.json(done, 200);
    },
  );
}

interface Brought {
  readonly options: InspectionOptions;
  readonly files: readonly { readonly name: string; readonly content: AsyncIterable<Uint8Array> }[];
}

/** What a request brings: options as its JSON, or beside files; files in a form, or one as the body itself. */
async function bring(context: Context, options: string | undefined, name = "records.jsonl"): Promise<Brought> {
  const type = context.req.header("content-type") ?? "";
  if (type.startsWith("application/json")) return { options: readOptions(await context.req.text()), files: [] };
  if (type.startsWith("application/x-ndjson"))
    return { options: readOptions(options), files: [{ name, content: streamBody(context) }] };
  const form = await readForm(context);
  const given = form.get("options");
  const files = form.getAll("file").filter((entry) => entry instanceof File);
  return {
    options: readOptions(typeof given === "string" ? given : options),
    files: files.map((file) => ({ name: file.name, content: file.stream() })),
  };
}

function readOptions(text: string | undefined): InspectionOptions {
  if (text === undefined || text === "") return {};
  try {
    const parsed = inspectionOptionsSchema.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
    throw wrongOptions(describeIssues(parsed.error));
  } catch (thrown) {
    throw thrown instanceof JihwiError ? thrown : wrongOptions("JSON");
  }
}

function wrongOptions(what: string): JihwiError {
  return new JihwiError("bad-input", {
    message: { ko: `options가 형식에 맞지 않습니다: ${what}`, en: `The options do not fit: ${what}` },
    hint: { ko: "/openapi.json에서 형식을 볼 수 있습니다.", en: "/openapi.json says what fits." },
  });
}
