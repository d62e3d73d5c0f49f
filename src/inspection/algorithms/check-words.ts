import { z } from "zod";
import { type Localized, localizedSchema } from "#protocol";

/** What a check and the fields of its result are called, as its `words.json` has it. */
interface CheckWords extends Record<"title" | "description", Localized> {
  readonly name: string;
  readonly fields: object;
}

const fieldWordsSchema = z.object({
  /** What people call it. */
  ...localizedSchema.partial().shape,
  /** The names that criteria may use for it besides. */
  aliases: z.array(z.string()).default([]),
  units: z.array(z.string()).default([]),
  /** How people are told of its value, which stands for `{}`. */
  spoken: localizedSchema.optional(),
});

export function wordsOfCheck({ fields, ...told }: CheckWords) {
  const byName = z.record(z.string(), fieldWordsSchema).parse(fields);
  const wordsOf = (field: string) => byName[field] ?? fieldWordsSchema.parse({});
  const called = (field: string): Localized => localizedSchema.parse(wordsOf(field));
  return {
    told,
    called,
    /** A count: what people call it is the first name that criteria may use for it. */
    count(field: string) {
      const { ko, en } = called(field);
      const { aliases, units, spoken = { ko: `${ko} {}개`, en: `${en.toLowerCase()}: {}` } } = wordsOf(field);
      const names = { called: { ko, en }, aliases: [ko, ...aliases], units, spoken };
      return z.int().min(0).meta(names);
    },
    /** A share from 0 to 1. */
    share(field: string) {
      const { ko, en } = called(field);
      const { aliases, spoken } = wordsOf(field);
      const names = { called: { ko, en }, aliases: [ko, ...aliases], spoken };
      return z.number().min(0).max(1).meta(names);
    },
    /** For a field of any other kind. */
    meta(field: string) {
      const { ko, en, aliases, spoken } = wordsOf(field);
      return { called: ko === undefined || en === undefined ? undefined : { ko, en }, aliases, spoken };
    },
  };
}
