import type { House } from "#app";
import {
  bibliographyFormatSchema,
  clusterMapSchema,
  importReportSchema,
  libraryAnswerSchema,
  paperSearchAnswerSchema,
  paperSourceNameSchema,
} from "#protocol";
import { languageOfRequest } from "../errors.ts";
import { paperFiles } from "../paper-files.ts";
import { type App, answers, createRoute, done, doneSchema, fileAnswer, formWithFiles, idParam, z } from "../route.ts";
import { sendFile } from "../send-file.ts";
import { filesIn, readForm } from "../uploads.ts";

const year = z.coerce.number().int().min(1000).max(2200).optional();
/** Sources by name, with commas between; every one that is set up when there is none. */
const sourceNames = z
  .string()
  .transform((names) => names.split(",").filter((name) => name !== ""))
  .pipe(z.array(paperSourceNameSchema))
  .optional();

/** The user's library of papers, and the search over every source. */
export function paperRoutes(app: App, { research }: House): void {
  const { library } = research;
  const path = "/api/research/library";

  app.openapi(
    createRoute({
      method: "get",
      path: "/api/research/papers",
      summary: "Search papers in every source at once; one that fails is named",
      request: {
        query: z.object({
          query: z.string().trim().min(1).max(1000),
          source: sourceNames,
          limit: z.coerce.number().int().min(1).max(200).default(20),
          from: year,
          to: year,
        }),
      },
      responses: answers(paperSearchAnswerSchema, "Papers, and how each source fared"),
    }),
    async (context) => {
      const { cardOf, searchSources } = await import("#papers");
      const { query, source, limit, from, to } = context.req.valid("query");
      const found = await searchSources(
        research.sources(source ?? null),
        { query, limit, yearFrom: from, yearTo: to },
        { signal: context.req.raw.signal, language: languageOfRequest(context) },
      );
      return context.json({ papers: found.papers.map(cardOf), sources: [...found.sources] }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path,
      summary: "Papers of the library: those a query finds, best first, or all, newest first",
      request: {
        query: z.object({
          query: z.string().trim().max(1000).default(""),
          limit: z.coerce.number().int().min(1).max(500).default(50),
          after: z.coerce.number().int().min(0).default(0),
        }),
      },
      responses: answers(libraryAnswerSchema, "Papers"),
    }),
    async (context) => {
      const { cardOf, newestFirst } = await import("#papers");
      const { query, limit, after } = context.req.valid("query");
      const found = query === "" ? newestFirst(await library.all()) : await library.search(query, mostFound);
      const papers = found.slice(after, after + limit).map(cardOf);
      const next = after + limit < found.length ? String(after + limit) : null;
      return context.json({ papers, total: found.length, next }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path,
      summary: "Bring in BibTeX, RIS, CSL-JSON or PDF files; an entry that does not come in is named",
      request: { body: { content: { "multipart/form-data": { schema: formWithFiles } } } },
      responses: answers(importReportSchema, "What came in, and what did not"),
    }),
    async (context) => {
      const files = filesIn(await readForm(context)).map(async (file) => ({
        name: file.name,
        bytes: await file.bytes(),
      }));
      return context.json(await library.importFiles(await Promise.all(files), languageOfRequest(context)), 200);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: `${path}/zotero`,
      summary: "Bring in what Zotero on this machine holds",
      responses: answers(importReportSchema, "What came in, and what did not"),
    }),
    async (context) => {
      const options = { signal: context.req.raw.signal, language: languageOfRequest(context) };
      return context.json(await research.importFrom("zotero", options), 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: `${path}/map`,
      summary: "The library by topic, on a plane",
      responses: answers(clusterMapSchema, "The map"),
    }),
    async (context) => context.json(await research.map(await library.all(), languageOfRequest(context)), 200),
  );

  app.openapi(
    createRoute({
      method: "get",
      path: `${path}/export`,
      summary: "The library as a bibliography file",
      request: {
        query: z.object({
          format: z.preprocess((name) => (name === "csl" ? "csl-json" : name), bibliographyFormatSchema),
        }),
      },
      responses: fileAnswer,
    }),
    async (context) => {
      const { exportBibliography } = await import("#papers");
      const { format } = context.req.valid("query");
      return sendFile(context, await exportBibliography(await library.all(), format), paperFiles(format, "library"));
    },
  );

  app.openapi(
    createRoute({
      method: "delete",
      path: `${path}/{id}`,
      summary: "Take a paper out of the library",
      request: { params: idParam },
      responses: answers(doneSchema, "Removed"),
    }),
    async (context) => {
      await library.remove(context.req.valid("param").id);
      return context.json(done, 200);
    },
  );
}

/** As many as anybody would page through. */
const mostFound = 1000;
