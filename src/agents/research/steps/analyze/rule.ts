import { extractAspects } from "#papers";
import type { AnalyzeInput, Aspects } from "./schema.ts";

/** The abstract's own sentences, one for each aspect it speaks of. */
export function analyzeRule({ abstract }: AnalyzeInput): Aspects {
  return extractAspects(abstract);
}
