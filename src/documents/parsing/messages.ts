import { z } from "zod";
import { errorRecordSchema } from "#protocol";
import { parseContextSchema, parsedPageSchema } from "../formats/format.ts";

/** What a parser process is given to read. */
export const parseJobSchema = parseContextSchema.extend({
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  format: z.string(),
});
export type ParseJob = z.infer<typeof parseJobSchema>;

/** What a parser process is asked: to take a file, then for page after page of it. */
export const parseRequestSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("open"), job: parseJobSchema }),
  z.object({ type: z.literal("next") }),
]);
export type ParseRequest = z.infer<typeof parseRequestSchema>;

/** What a parser process answers; each page is an answer to one request for the next. */
export const parseAnswerSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("pages"), pages: z.number().int() }),
  z.object({ type: z.literal("page"), page: parsedPageSchema }),
  /** With the memory that the process holds now. */
  z.object({ type: z.literal("end"), residentMb: z.number() }),
  z.object({ type: z.literal("failed"), error: errorRecordSchema }),
]);
export type ParseAnswer = z.infer<typeof parseAnswerSchema>;
