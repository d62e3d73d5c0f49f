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
