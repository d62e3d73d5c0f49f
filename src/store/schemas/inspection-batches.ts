import { z } from "zod";
import { jsonText } from "../rows.ts";

/** Some documents of an inspection, from the one whose ordinal is `first` on. `owner` is the job that works on them. */
export const inspectionBatchSchema = z.object({
  inspectionId: z.string(),
  first: z.number().int(),
  size: z.number().int(),
  items: jsonText(z.array(z.unknown())),
  owner: z.string().nullable(),
  doneAt: z.number().nullable(),
});
