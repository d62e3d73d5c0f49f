import { z } from "zod";
import type { Localized } from "./language.ts";

/** A string of a form that is told in words: zod would show people the pattern. Its JSON Schema has the pattern all the same. */
export function stringOfForm(pattern: RegExp, { ko, en }: Localized) {
  return z
    .string()
    .refine((text) => pattern.test(text), { error: en, params: { ko } })
    .meta({ pattern: pattern.source });
}
