import { z } from "zod";
import { jobViewSchema } from "../jobs.ts";
import {
  clusterMapSchema,
  importReportSchema,
  paperCardSchema,
  paperSourceNamesSchema,
  sourceReportSchema,
} from "../research.ts";
import { fullTextSettingsSchema, libraryAnswerSchema, paperListFormatSchema } from "../research-view.ts";
import { defineRoute, doneSchema } from "./route.ts";

const year = z.coerce.number().int().min(1000).max(2200).optional();

/** The user's library of papers, and the search over every source. */
export const papersApi = {
  search: defineRoute("get", "/api/research/papers", "Search papers in every source at once; one that fails is named", {
    query: z.object({
      query: z.string().trim().min(1).max(1000),
      /** Every one that is set up when there is none. */
      source: paperSourceNamesSchema.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(20),
      from: year,
      to: year,
    }),
    answer: z.object({ papers: z.array(paperCardSchema), sources: z.array(sourceReportSchema) }),
  }),
  library: defineRoute(
    "get",
    "/api/research/library",
    "Papers of the library: those a query finds, best first, or all, newest first",
    {
      query: z.object({
        query: z.string().trim().max(1000).default(""),
        limit: z.coerce.number().int().min(1).max(500).default(50),
        after: z.coerce.number().int().min(0).default(0),
      }),
      answer: libraryAnswerSchema,
    },
  ),
  import: defineRoute(
    "post",
    "/api/research/library",
    "Bring in BibTeX, RIS, CSL-JSON or PDF files; an entry that does not come in is named",
    { body: "upload", answer: importReportSchema },
  ),
  importZotero: defineRoute("post", "/api/research/library/zotero", "Bring in what Zotero on this machine holds", {
    answer: importReportSchema,
  }),
  map: defineRoute("get", "/api/research/library/map", "The library by topic, on a plane", {
    answer: clusterMapSchema,
  }),
  export: defineRoute("get", "/api/research/library/export", "The library as a bibliography file", {
    recorded: "papers-exported",
    query: z.object({ format: z.preprocess((name) => (name === "csl" ? "csl-json" : name), paperListFormatSchema) }),
    answer: "file",
  }),
  attach: defineRoute(
    "put",
    "/api/research/library/{id}/document",
    "Attach a document with a paper's whole text; null takes it off",
    { body: z.object({ documentId: z.string().min(1).max(200).nullable() }), answer: paperCardSchema },
  ),
  fullTexts: defineRoute("get", "/api/research/full-texts", "Whether open full texts of papers are fetched", {
    answer: fullTextSettingsSchema,
  }),
  switchFullTexts: defineRoute("patch", "/api/research/full-texts", "Switch fetching of open full texts on or off", {
    body: fullTextSettingsSchema.pick({ enabled: true }),
    answer: fullTextSettingsSchema,
  }),
  fetchFullTexts: defineRoute(
    "post",
    "/api/research/full-texts",
    "Fetch the open PDFs of papers, or of all in a notebook that have no full text; its job's result tells what came",
    {
      body: z.object({
        /** Ids, DOIs or arXiv ids. */
        papers: z.array(z.string().trim().min(1).max(500)).max(500).default([]),
        notebook: z.string().max(200).optional(),
      }),
      answer: jobViewSchema,
    },
  ),
  removeSamples: defineRoute("delete", "/api/research/samples", "Remove the sample papers that came with Jihwi", {
    recorded: "samples-removed",
    answer: doneSchema,
  }),
  remove: defineRoute("delete", "/api/research/library/{id}", "Take a paper out of the library", {
    recorded: "paper-removed",
    answer: doneSchema,
  }),
};
