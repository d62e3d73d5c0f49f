import { z } from "zod";
import { errorRecordSchema, journalEntrySchema, usageSchema } from "#protocol";
import { jsonText } from "../rows.ts";

export const journalRowSchema = journalEntrySchema.extend({
  input: jsonText(z.unknown()),
  output: jsonText(z.unknown()),
  prompt: jsonText(z.unknown()),
  usage: jsonText(usageSchema).nullable(),
  error: jsonText(errorRecordSchema).nullable(),
});
