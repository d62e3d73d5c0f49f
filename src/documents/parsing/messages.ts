import { z } from "zod";
import { errorRecordSchema } from "#protocol";
import { parseContextSchema, parsedPageSchema } from "../formats/format.ts";

const bytesSchema = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** What a parser process is given to read. */
export const parseJobSchema = parseContextSchema.extend({
  bytes: bytesSchema,
  format: z.string(),
});
export type ParseJob = z.infer<typeof parseJobSchema>;

/** A page that is drawn, its longer side at most so many pixels long. */
export const drawJobSchema = parseJobSchema
  .pick({ bytes: true, name: true, format: true, limits: true, password: true })
  .extend({ page: z.number().int().positive(), longestSide: z.number().int().positive() });
export type DrawJob = z.infer<typeof drawJobSchema>;

/** What a parser process is asked: to take a file, then for page after page of it. */
export const parseRequestSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("open"), job: parseJobSchema }),
  z.object({ type: z.literal("next") }),
  /** Instead of its words, what a page looks like. */
  z.object({ type: z.literal("draw"), job: drawJobSchema }),
]);
export type ParseRequest = z.infer<typeof parseRequestSchema>;

/** What a parser process answers; each page is an answer to one request for the next. */
export const parseAnswerSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("pages"), pages: z.number().int() }),
  z.object({ type: z.literal("recognised"), page: z.number().int() }),
  z.object({ type: z.literal("drawn"), picture: bytesSchema }),
  z.object({ type: z.literal("page"), page: parsedPageSchema }),
  /** With the memory that the process holds now. */
  z.object({ type: z.literal("end"), residentMb: z.number() }),
  z.object({ type: z.literal("failed"), error: errorRecordSchema }),
]);
export type ParseAnswer = z.infer<typeof parseAnswerSchema>;
