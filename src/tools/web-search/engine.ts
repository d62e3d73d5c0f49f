import { z } from "zod";
import type { Environment } from "#models";
import type { HttpRequest } from "#net";

export const webResultSchema = z.object({ title: z.string(), url: z.string(), text: z.string() });
export type WebResult = z.infer<typeof webResultSchema>;

/** A search service. Adding one is a file of this shape and a line in `engines/index.ts`. */
export interface Engine {
  readonly name: string;
  /** The setting that configures it. */
  readonly setting: string;
  request(query: string, count: number, env: Environment): HttpRequest;
  /** Reads the service's answer; throws a zod error when it is of another shape. */
  read(body: unknown): WebResult[];
}

const answerSchema = z.object({
  results: z.array(z.object({ title: z.string().nullish(), url: z.string(), content: z.string().nullish() })),
});

/** The form in which several services answer. */
export const readContents: Engine["read"] = (body) =>
  answerSchema
    .parse(body)
    .results.map(({ title, url, content }) => ({ title: title ?? url, url, text: content ?? "" }));
