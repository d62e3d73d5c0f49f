import { z } from "zod";
import { errorRecordSchema } from "./errors.ts";
import { localizedSchema } from "./language.ts";

export const jobStatusSchema = z.enum(["queued", "running", "finished", "failed", "cancelled"]);
export type JobStatus = z.infer<typeof jobStatusSchema>;

/** How far a job is. Null total: nobody knows yet how much there is. */
export const jobProgressSchema = z.object({
  done: z.number(),
  total: z.number().nullable(),
  message: localizedSchema.nullable(),
});
export type JobProgress = z.infer<typeof jobProgressSchema>;

/** A job as clients see it. */
export const jobViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  status: jobStatusSchema,
  progress: jobProgressSchema.nullable(),
  log: z.array(z.string()),
  result: z.unknown(),
  error: errorRecordSchema.nullable(),
  attempts: z.number().int(),
  createdAt: z.number(),
  startedAt: z.number().nullable(),
  endedAt: z.number().nullable(),
});
export type JobView = z.infer<typeof jobViewSchema>;
