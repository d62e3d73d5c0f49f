import { z } from "zod";
import { errorRecordSchema } from "./errors.ts";
import { judgeKindSchema } from "./inspect.ts";
import { jobStatusSchema } from "./jobs.ts";

/** What to run over many documents, and how. Without `only` it is what the configuration says. */
export const inspectionOptionsSchema = z.strictObject({
  title: z.string().trim().min(1).max(200).optional(),
  only: z.array(z.string().max(100)).min(1).max(100).nullish(),
  /** Run every step, even after a problem. */
  all: z.boolean().optional(),
  /** Criteria documents by algorithm, in place of the configured ones. */
  criteria: z.record(z.string().max(100), z.string()).nullish(),
  /** Who judges, in place of the configured judge. */
  judge: judgeKindSchema.nullish(),
  /** The field of a JSONL record that holds the text (dots go into objects; `text` when absent), or the column of a CSV, TSV or XLSX. When absent, the column with the longest texts of a CSV or TSV is taken, and an XLSX is one text. */
  field: z.string().min(1).max(200).optional(),
  /** Documents of the library. */
  documents: z.array(z.string().max(200)).max(10_000).optional(),
});
export type InspectionOptions = z.infer<typeof inspectionOptionsSchema>;

/** An inspection that has begun: `jobId` is what to follow and to cancel. */
export const inspectionStartedSchema = z.object({ id: z.string(), jobId: z.string(), documents: z.number().int() });
export type InspectionStarted = z.infer<typeof inspectionStartedSchema>;

/** An inspection of many documents as lists show it. */
export const inspectionViewSchema = z.object({
  id: z.string(),
  jobId: z.string().nullable(),
  title: z.string(),
  status: jobStatusSchema,
  /** What it runs, in this order. */
  algorithms: z.array(z.string()),
  all: z.boolean(),
  /** How many documents there are, and how many have been judged. */
  documents: z.number().int(),
  judged: z.number().int(),
  byStatus: z.record(z.string(), z.number().int()),
  /** Verdicts by algorithm and severity. */
  byAlgorithm: z.record(z.string(), z.record(z.string(), z.number().int())),
  /** What of `algorithms` compares documents with each other, once all of them are judged, and has not done so yet. */
  uncompared: z.array(z.string()),
  error: errorRecordSchema.nullable(),
  createdAt: z.number(),
  endedAt: z.number().nullable(),
});
export type InspectionView = z.infer<typeof inspectionViewSchema>;
