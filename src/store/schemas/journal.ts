import { z } from "zod";
import { errorRecordSchema, journalEntrySchema, localizedSchema, usageSchema } from "#protocol";
import { jsonText } from "../rows.ts";

export const journalRowSchema = journalEntrySchema.extend({
  input: jsonText(z.unknown()),
  output: jsonText(z.unknown()),
  prompt: jsonText(z.unknown()),
  usage: jsonText(usageSchema).nullable(),
  reason: jsonText(localizedSchema).nullable().default(null),
  error: jsonText(errorRecordSchema).nullable(),
});
