import { z } from "zod";
import { clusterMapSchema, importReportSchema, paperCardSchema, paperSourceNamesSchema } from "../research.ts";
import { libraryAnswerSchema, paperListFormatSchema, paperSearchAnswerSchema } from "../research-view.ts";
import { defineRoute, doneSchema, idParam } from "./route.ts";

const year = z.coerce.number().int().min(1000).max(2200).optional();

/** The user's library of papers, and the search over every source. */
export const papersApi = {
  search: defineRoute({
    method: "get",
    path: "/api/research/papers",
    summary: "Search papers in every source at once; one that fails is named",
    query: z.object({
      query: z.string().trim().min(1).max(1000),
      /** Every one that is set up when there is none. */
      source: paperSourceNamesSchema.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(20),
      from: year,
      to: year,
    }),
    answer: paperSearchAnswerSchema,
  }),
  library: defineRoute({
    method: "get",
    path: "/api/research/library",
    summary: "Papers of the library: those a query finds, best first, or all, newest first",
    query: z.object({
      query: z.string().trim().max(1000).default(""),
      limit: z.coerce.number().int().min(1).max(500).default(50),
      after: z.coerce.number().int().min(0).default(0),
    }),
    answer: libraryAnswerSchema,
  }),
  import: defineRoute({
    method: "post",
    path: "/api/research/library",
    summary: "Bring in BibTeX, RIS, CSL-JSON or PDF files; an entry that does not come in is named",
    body: "upload",
    answer: importReportSchema,
  }),
  importZotero: defineRoute({
    method: "post",
    path: "/api/research/library/zotero",
    summary: "Bring in what Zotero on this machine holds",
    answer: importReportSchema,
  }),
  map: defineRoute({
    method: "get",
    path: "/api/research/library/map",
    summary: "The library by topic, on a plane",
    answer: clusterMapSchema,
  }),
  export: defineRoute({
    method: "get",
    path: "/api/research/library/export",
    summary: "The library as a bibliography file",
    recorded: "papers-exported",
    query: z.object({ format: z.preprocess((name) => (name === "csl" ? "csl-json" : name), paperListFormatSchema) }),
    answer: "file",
  }),
  attach: defineRoute({
    method: "put",
    path: "/api/research/library/{id}/document",
    summary: "Attach a document with a paper's whole text; null takes it off",
    params: idParam,
    body: z.object({ documentId: z.string().min(1).max(200).nullable() }),
    answer: paperCardSchema,
  }),
  removeSamples: defineRoute({
    method: "delete",
    path: "/api/research/samples",
    summary: "Remove the sample papers that came with Jihwi",
    recorded: "samples-removed",
    answer: doneSchema,
  }),
  remove: defineRoute({
    method: "delete",
    path: "/api/research/library/{id}",
    summary: "Take a paper out of the library",
    recorded: "paper-removed",
    params: idParam,
    answer: doneSchema,
  }),
};
