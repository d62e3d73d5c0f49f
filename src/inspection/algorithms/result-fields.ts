import { z } from "zod";
import type { Localized } from "#protocol";

interface CountMeta {
  /** Besides what people call it. */
  readonly aliases?: readonly string[];
  readonly units?: readonly string[];
  /** How people are told of its value, which stands for `{}`. */
  readonly spoken?: Localized;
}

/** A count in a result: what people call it is the first name that criteria may use for it. */
export function countField(ko: string, en: string, { aliases = [], units = [], spoken }: CountMeta = {}) {
  return z
    .int()
    .min(0)
    .meta({
      called: { ko, en },
      aliases: [ko, ...aliases],
      units: [...units],
      spoken: spoken ?? { ko: `${ko} {}개`, en: `${en.toLowerCase()}: {}` },
    });
}

/** A share from 0 to 1. */
export function shareField(ko: string, en: string, spoken: Localized, aliases: readonly string[] = []) {
  return z
    .number()
    .min(0)
    .max(1)
    .meta({ called: { ko, en }, aliases: [ko, ...aliases], spoken });
}

/** Words that were found, or are missing. */
export function wordsField(aliases: readonly string[]) {
  return z.array(z.string()).meta({ aliases: [...aliases] });
}
