import { z } from "zod";
import { jsonText } from "../rows.ts";

export const correctionSchema = z.object({
  turnId: z.string(),
  seq: z.number().int(),
  expect: jsonText(z.unknown()),
  createdAt: z.number(),
});
