import { z } from "zod";
import { paperSchema } from "#papers";
import { sourceReportSchema } from "#protocol";
import { resultPaperSchema } from "../research-tool.ts";

export const findRelatedOutputSchema = z.object({
  paper: paperSchema,
  related: z.array(
    z.object({ paper: resultPaperSchema, reasons: z.array(z.string()), inNotebook: z.boolean().default(false) }),
  ),
  sources: z.array(sourceReportSchema),
});
export type FindRelatedOutput = z.infer<typeof findRelatedOutputSchema>;
