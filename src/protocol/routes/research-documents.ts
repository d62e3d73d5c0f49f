import { z } from "zod";
import { researchDocumentSchema, researchVersionSchema } from "../research.ts";
import { notebookFormatSchema, researchTextSchema } from "../research-view.ts";
import { defineRoute, doneSchema } from "./route.ts";

/** What a user does with one research document. Each writing is a version; none is lost. */
export const researchDocumentsApi = {
  read: defineRoute("get", "/api/research/documents/{id}", "A research document", { answer: researchDocumentSchema }),
  edit: defineRoute("patch", "/api/research/documents/{id}", "Edit or rename a research document", {
    body: researchTextSchema.partial(),
    answer: researchDocumentSchema,
  }),
  remove: defineRoute("delete", "/api/research/documents/{id}", "Remove a research document with its versions", {
    recorded: "research-document-removed",
    answer: doneSchema,
  }),
  versions: defineRoute("get", "/api/research/documents/{id}/versions", "Its versions, newest first", {
    answer: z.object({ versions: z.array(researchVersionSchema) }),
  }),
  restore: defineRoute("post", "/api/research/documents/{id}/restore", "Make an earlier version the newest one", {
    body: z.object({ version: z.number().int().min(1) }),
    answer: researchDocumentSchema,
  }),
  export: defineRoute(
    "get",
    "/api/research/documents/{id}/export",
    "A research document as a file, or the papers it speaks of",
    { recorded: "research-document-exported", query: z.object({ format: notebookFormatSchema }), answer: "file" },
  ),
};
