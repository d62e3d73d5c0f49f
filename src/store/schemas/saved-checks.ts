import { z } from "zod";
import { savedCheckSettingsSchema } from "#protocol";
import { jsonText } from "../rows.ts";

export const savedCheckRowSchema = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  base: z.string(),
  settings: jsonText(savedCheckSettingsSchema),
  criteria: z.string(),
  createdAt: z.number(),
});
