import { z } from "zod";

export const repetitionResultSchema = z.object({
  sentences: z
    .int()
    .min(0)
    .meta({ spoken: { ko: "문장 {}개", en: "sentences: {}" }, aliases: ["문장 수"], units: ["문장", "sentences"] }),
  repeated: z
    .int()
    .min(0)
    .meta({
      spoken: { ko: "되풀이한 문장 {}개", en: "repeated sentences: {}" },
      aliases: ["반복 문장 수", "반복"],
      units: ["개", "번"],
    }),
  ratio: z
    .number()
    .min(0)
    .max(1)
    .meta({
      spoken: { ko: "문장의 {}가 되풀이됨", en: "{} of the sentences are repeats" },
      aliases: ["반복 비율", "비율"],
    }),
  /** Places where a piece shorter than a sentence comes eight times or more in a row. */
  pieces: z
    .int()
    .min(0)
    .meta({ spoken: { ko: "도배 {}곳", en: "floods of one piece: {}" }, aliases: ["도배"], units: ["곳"] }),
  near_duplicate: z.boolean().meta({ aliases: ["중복 문서"] }),
  /** In bulk: the earlier document that this one nearly repeats. */
  near_duplicate_of: z.string().nullable(),
  /** By what later documents are compared with it: a SimHash, or of a short one a hash that only its copies have; null when it is empty. */
  signature: z.string().nullable(),
});

export const repetitionSettingsSchema = z.strictObject({
  /** How alike two sentences must be, from 0 to 1, to count as repetition. */
  similarity: z.number().min(0.5).max(1).default(0.8),
});
