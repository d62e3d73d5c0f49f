import { z } from "zod";
import { inspectStatusSchema, severitySchema } from "../inspect.ts";
import { inspectRowsSchema, reportFormatSchema } from "../inspect-view.ts";
import { inspectionStartedSchema, inspectionsAnswerSchema, inspectionViewSchema } from "../inspections.ts";
import { defineRoute, doneSchema, idParam, pageQuery } from "./route.ts";

/** Runs over many documents: jobs do the work, so that it goes on when the page is closed. */
export const inspectionsApi = {
  start: defineRoute({
    method: "post",
    path: "/api/inspections",
    summary:
      "Begin an inspection: JSON options (documents of the library), a form with files and a field `options`, or a stream of JSONL",
    query: z.object({ options: z.string().max(1_000_000).optional(), name: z.string().max(200).optional() }),
    body: "upload",
    answer: inspectionStartedSchema,
  }),
  list: defineRoute({
    method: "get",
    path: "/api/inspections",
    summary: "Inspections, newest first",
    query: pageQuery,
    answer: inspectionsAnswerSchema,
  }),
  read: defineRoute({
    method: "get",
    path: "/api/inspections/{id}",
    summary: "One inspection and how far it is",
    params: idParam,
    answer: inspectionViewSchema,
  }),
  resume: defineRoute({
    method: "post",
    path: "/api/inspections/{id}/resume",
    summary: "Go on with an inspection that was cancelled or has failed",
    params: idParam,
    answer: inspectionStartedSchema,
  }),
  rows: defineRoute({
    method: "get",
    path: "/api/inspections/{id}/rows",
    summary: "What came of its documents, in their order",
    params: idParam,
    query: z.object({
      status: inspectStatusSchema.optional(),
      algorithm: z.string().max(100).optional(),
      severity: severitySchema.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
      after: z.coerce.number().int().min(0).optional(),
    }),
    answer: inspectRowsSchema,
  }),
  report: defineRoute({
    method: "get",
    path: "/api/inspections/{id}/report",
    summary: "The whole inspection as a file",
    recorded: "inspection-exported",
    params: idParam,
    query: z.object({ format: reportFormatSchema }),
    answer: "file",
  }),
  remove: defineRoute({
    method: "delete",
    path: "/api/inspections/{id}",
    summary: "Stop an inspection and remove everything of it",
    recorded: "inspection-removed",
    params: idParam,
    answer: doneSchema,
  }),
};
