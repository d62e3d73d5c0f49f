import { z } from "zod";
import { languageSchema } from "#protocol";

export const translateInput = z.object({ title: z.string(), abstract: z.string(), into: languageSchema });
export type TranslateInput = z.infer<typeof translateInput>;

export const translateOutput = z.object({ translation: z.string().min(1) });
