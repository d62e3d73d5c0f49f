import { z } from "zod";
import { jsonText } from "../rows.ts";

/** A paper of the library. `csl` is the whole record; the columns beside it are what papers are found by. */
export const paperRowSchema = z.object({
  id: z.string(),
  csl: jsonText(z.record(z.string(), z.unknown())),
  doi: z.string().nullable(),
  arxivId: z.string().nullable(),
  title: z.string(),
  year: z.number().int().nullable(),
  citations: z.number().int().nullable(),
  /** Where it came from: `import`, `shipped`, or a paper source's name. */
  origin: z.string(),
  addedAt: z.number(),
  updatedAt: z.number(),
});
