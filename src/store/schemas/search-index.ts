import { z } from "zod";
import { jsonText } from "../rows.ts";

export const searchSegmentSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  removed: jsonText(z.array(z.string())),
});

export interface SearchVectors {
  readonly documentId: string;
  readonly model: string;
  readonly chunks: number;
  readonly data: Uint8Array;
}
