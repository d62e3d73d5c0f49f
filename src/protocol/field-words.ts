import { z } from "zod";
import { localizedSchema } from "./language.ts";

/** What people call the fields of a journal, and the values that a field may take. */
export const fieldWordsSchema = z.object({
  fields: z.record(z.string(), localizedSchema),
  /** By the field that they stand in: what is free text elsewhere is never taken for one of them. */
  values: z.record(z.string(), z.record(z.string(), localizedSchema)),
});
export type FieldWords = z.infer<typeof fieldWordsSchema>;

/** Several vocabularies as one; where two name the same, the later one is heard. */
export function joinFieldWords(...all: readonly (Partial<FieldWords> | undefined)[]): FieldWords {
  const values: Record<string, FieldWords["values"][string]> = {};
  for (const words of all)
    for (const [field, titles] of Object.entries(words?.values ?? {})) values[field] = { ...values[field], ...titles };
  return { fields: Object.assign({}, ...all.map((words) => words?.fields)), values };
}
