import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { errorBodySchema } from "#protocol";

const errorAnswer = {
  description: "What went wrong, and what to do",
  content: { "application/json": { schema: errorBodySchema } },
};

/** An answer of JSON, with the errors that every route can give. */
export function answers<Schema extends z.ZodType>(schema: Schema, description: string) {
  return {
    200: { description, content: { "application/json": { schema } } },
    400: errorAnswer,
    404: errorAnswer,
  } as const;
}

/** An answer that is a file to be saved. */
export const fileAnswer = {
  200: { description: "The file", content: { "application/octet-stream": { schema: z.string() } } },
} as const;

export const idParam = z.object({ id: z.string().min(1).max(200) });
export const doneSchema = z.object({ ok: z.literal(true) });
export const done = { ok: true } as const;

/** A form with files, as `/openapi.json` describes it. It is no zod schema, since what streams in is read by the handler. */
export const formWithFiles = {
  type: "object" as const,
  required: ["file"],
  properties: { file: { type: "array" as const, items: { type: "string" as const, format: "binary" } } },
};

/** A list is read page by page: `next` goes into `after` of the next request. */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  after: z.string().max(500).optional(),
});

export { createRoute, z };
export type App = OpenAPIHono;
