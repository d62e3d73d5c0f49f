import { z } from "zod";
import { inspectStatusSchema, severitySchema } from "../inspect.ts";
import { inspectRowsSchema, reportFormatSchema } from "../inspect-view.ts";
import { inspectionStartedSchema, inspectionViewSchema } from "../inspections.ts";
import { defineRoute, doneSchema, next, pageQuery } from "./route.ts";

/** Runs over many documents: jobs do the work, so that it goes on when the page is closed. */
export const inspectionsApi = {
  start: defineRoute(
    "post",
    "/api/inspections",
    "Begin an inspection: JSON options (documents of the library), a form with files and a field `options`, or a stream of JSONL",
    {
      query: z.object({ options: z.string().max(1_000_000).optional(), name: z.string().max(200).optional() }),
      body: "upload",
      answer: inspectionStartedSchema,
    },
  ),
  list: defineRoute("get", "/api/inspections", "Inspections, newest first", {
    query: pageQuery,
    answer: z.object({ inspections: z.array(inspectionViewSchema), next }),
  }),
  read: defineRoute("get", "/api/inspections/{id}", "One inspection and how far it is", {
    answer: inspectionViewSchema,
  }),
  resume: defineRoute(
    "post",
    "/api/inspections/{id}/resume",
    "Go on with an inspection that was cancelled or has failed",
    { answer: inspectionStartedSchema },
  ),
  rows: defineRoute("get", "/api/inspections/{id}/rows", "What came of its documents, in their order", {
    query: z.object({
      status: inspectStatusSchema.optional(),
      algorithm: z.string().max(100).optional(),
      severity: severitySchema.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
      after: z.coerce.number().int().min(0).optional(),
    }),
    answer: inspectRowsSchema,
  }),
  report: defineRoute("get", "/api/inspections/{id}/report", "The whole inspection as a file", {
    recorded: "inspection-exported",
    query: z.object({ format: reportFormatSchema }),
    answer: "file",
  }),
  remove: defineRoute("delete", "/api/inspections/{id}", "Stop an inspection and remove everything of it", {
    recorded: "inspection-removed",
    answer: doneSchema,
  }),
};
