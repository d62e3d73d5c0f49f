import { z } from "zod";
import { researchDocumentSchema } from "../research.ts";
import { notebookFormatSchema, researchTextSchema, researchVersionsAnswerSchema } from "../research-view.ts";
import { defineRoute, doneSchema, idParam } from "./route.ts";

/** What a user does with one research document. Each writing is a version; none is lost. */
export const researchDocumentsApi = {
  read: defineRoute({
    method: "get",
    path: "/api/research/documents/{id}",
    summary: "A research document",
    params: idParam,
    answer: researchDocumentSchema,
  }),
  edit: defineRoute({
    method: "patch",
    path: "/api/research/documents/{id}",
    summary: "Edit or rename a research document",
    params: idParam,
    body: researchTextSchema.partial(),
    answer: researchDocumentSchema,
  }),
  remove: defineRoute({
    method: "delete",
    path: "/api/research/documents/{id}",
    summary: "Remove a research document with its versions",
    recorded: "research-document-removed",
    params: idParam,
    answer: doneSchema,
  }),
  versions: defineRoute({
    method: "get",
    path: "/api/research/documents/{id}/versions",
    summary: "Its versions, newest first",
    params: idParam,
    answer: researchVersionsAnswerSchema,
  }),
  restore: defineRoute({
    method: "post",
    path: "/api/research/documents/{id}/restore",
    summary: "Make an earlier version the newest one",
    params: idParam,
    body: z.object({ version: z.number().int().min(1) }),
    answer: researchDocumentSchema,
  }),
  export: defineRoute({
    method: "get",
    path: "/api/research/documents/{id}/export",
    summary: "A research document as a file, or the papers it speaks of",
    recorded: "research-document-exported",
    params: idParam,
    query: z.object({ format: notebookFormatSchema }),
    answer: "file",
  }),
};
