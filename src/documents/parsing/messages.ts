import { z } from "zod";
import { errorRecordSchema } from "#protocol";
import { parseLimitsSchema } from "../formats/limits.ts";

/** What a parser process is given to read. */
export const parseJobSchema = z.object({
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  name: z.string(),
  format: z.string(),
  limits: parseLimitsSchema,
  fromPage: z.number().int().positive(),
  ocrData: z.string().nullable(),
  password: z.string().nullable(),
});
export type ParseJob = z.infer<typeof parseJobSchema>;

/** What a parser process is asked: to take a file, then for page after page of it. */
export const parseRequestSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("open"), job: parseJobSchema }),
  z.object({ type: z.literal("next") }),
]);
export type ParseRequest = z.infer<typeof parseRequestSchema>;

const boxSchema = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]).readonly();

/** Where text stands on a page, as it is kept beside the page's text. */
export const pageLayoutSchema = z.object({
  width: z.number(),
  height: z.number(),
  boxes: z.array(boxSchema).readonly(),
});

/** What a parser process answers; each page is an answer to one request for the next. */
export const parseAnswerSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("pages"), pages: z.number().int() }),
  z.object({
    type: z.literal("page"),
    page: z.object({
      page: z.number().int(),
      text: z.string(),
      layout: pageLayoutSchema.nullable(),
      leftOut: z.array(z.string()).readonly(),
      table: z.object({ sheet: z.string(), rows: z.array(z.number().nullable()).readonly() }).exactOptional(),
    }),
  }),
  /** With the memory that the process holds now. */
  z.object({ type: z.literal("end"), residentMb: z.number() }),
  z.object({ type: z.literal("failed"), error: errorRecordSchema }),
]);
export type ParseAnswer = z.infer<typeof parseAnswerSchema>;
