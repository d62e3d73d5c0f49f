import { z } from "zod";
import { errorRecordSchema, severitySchema } from "#protocol";
import { jsonText } from "../rows.ts";

/** An inspection of many documents. */
export const inspectionSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(["queued", "running", "finished", "failed", "cancelled"]),
  config: jsonText(z.record(z.string(), z.unknown())),
  /** Documents by status, when the inspection has ended. */
  counts: jsonText(z.record(z.string(), z.number())),
  error: jsonText(errorRecordSchema).nullable(),
  createdAt: z.number(),
  updatedAt: z.number(),
  endedAt: z.number().nullable(),
});

/** What came of one document; `ordinal` is its place in the run. */
export const inspectionRowSchema = z.object({
  inspectionId: z.string(),
  ordinal: z.number().int(),
  document: z.string(),
  status: z.string(),
  /** The report, as the JSON in which it was written. */
  result: z.string(),
  /** The severity that each algorithm came to. */
  verdicts: jsonText(z.record(z.string(), severitySchema)),
  /** What near duplicates are found by. */
  signature: z.string().nullable(),
});
