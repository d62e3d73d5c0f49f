import { z } from "zod";
import { paperSchema } from "#papers";
import { sourceReportSchema } from "#protocol";

export const findRelatedOutputSchema = z.object({
  paper: paperSchema,
  related: z.array(z.object({ paper: paperSchema, reasons: z.array(z.string()) })),
  sources: z.array(sourceReportSchema),
});
export type FindRelatedOutput = z.infer<typeof findRelatedOutputSchema>;
