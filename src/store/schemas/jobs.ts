import { z } from "zod";
import { errorRecordSchema, jobProgressSchema, jobStatusSchema } from "#protocol";
import { jsonText } from "../rows.ts";

/** Work that outlives a request, with the process that runs it: `owner` holds it as long as its heartbeat goes on. */
export const jobSchema = z.object({
  id: z.string(),
  name: z.string(),
  key: z.string().nullable(),
  input: jsonText(z.unknown()),
  status: jobStatusSchema,
  progress: jsonText(jobProgressSchema).nullable(),
  log: jsonText(z.array(z.string())),
  result: jsonText(z.unknown()).nullable(),
  error: jsonText(errorRecordSchema).nullable(),
  /** How often it was started, and how often it failed: the rest was cut off. */
  attempts: z.number().int(),
  failures: z.number().int(),
  retries: z.number().int(),
  cancelling: z.union([z.literal(0), z.literal(1)]),
  owner: z.string().nullable(),
  heartbeatAt: z.number().nullable(),
  runAt: z.number(),
  createdAt: z.number(),
  startedAt: z.number().nullable(),
  endedAt: z.number().nullable(),
});
