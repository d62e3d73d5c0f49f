import { z } from "zod";
import { errorRecordSchema } from "./errors.ts";
import { localizedSchema } from "./language.ts";
import { memoryNodeSchema, openCopySchema, paperCardSchema } from "./research.ts";

/** Papers of the library: `total` of those that were asked for; `next` goes into `after` of the next request. */
export const libraryAnswerSchema = z.object({
  /** `sample`: it came with Jihwi, to try things on. */
  papers: z.array(paperCardSchema.extend({ sample: z.boolean() })),
  total: z.number().int(),
  /** How many samples there are; 0 once they are removed. */
  samples: z.number().int(),
  next: z.string().nullable(),
});

/** What a user writes into a research document. */
export const researchTextSchema = z.object({
  title: z.string().trim().min(1).max(300),
  content: z.string().max(1_000_000),
});

/** What a user wants remembered. */
export const memoryTextSchema = memoryNodeSchema.shape.text.trim().min(1).max(2000);

/** What papers, research documents and whole notebooks are saved as. */
export const bibliographyFormatSchema = z.enum(["bibtex", "ris", "csl-json"]);
/** How references are written for people. */
export const citationStyleSchema = z.enum(["apa", "ieee", "vancouver", "chicago", "harvard"]);
export type CitationStyle = z.infer<typeof citationStyleSchema>;
export const paperListFormatSchema = z.enum([...bibliographyFormatSchema.options, ...citationStyleSchema.options]);
export const notebookFormatSchema = z.enum(["markdown", "docx", ...paperListFormatSchema.options]);
export type NotebookFormatName = z.infer<typeof notebookFormatSchema>;

/** A cell of a column of questions: what a model says and the paper's own words for it, or why there are none. */
export const paperAnswerSchema = z.object({
  paperId: z.string(),
  /** A model's words; null where rules chose a sentence. */
  answer: z.string().nullable(),
  /** The paper's words, as they stand there. */
  quote: z.string().nullable(),
  /**
   * `not-found`: the words that the answer is said to stand on are not in the paper. `differs`: they say something else.
   * `not-in-part`: what was read of the paper does not say it; `readShare` tells how much that was.
   */
  why: z.enum(["said", "not-said", "not-in-part", "no-abstract", "not-found", "differs"]),
  readShare: z.number().min(0).max(1).optional(),
  /** Where the quote stands in the paper's full text, if it was read. */
  place: z
    .object({ documentId: z.string(), page: z.number().int(), start: z.number().int(), end: z.number().int() })
    .optional(),
});
export type PaperAnswer = z.infer<typeof paperAnswerSchema>;
export const paperColumnSchema = z.object({
  question: z.string(),
  /** The model that was asked; null where rules chose. */
  model: z.string().nullable(),
  answers: z.array(paperAnswerSchema),
  /** How many cells rules filled since the model failed, and why it did. */
  fallback: z.object({ cells: z.number().int(), reason: localizedSchema }).nullable(),
});
export type PaperColumn = z.infer<typeof paperColumnSchema>;

/** Whether full texts are fetched, and the variable that says so; null where the setting does. */
export const fullTextSettingsSchema = z.object({ enabled: z.boolean(), setBy: z.string().nullable() });

/** What came of fetching full texts: the result of its job. */
export const fullTextReportSchema = z.object({
  fetched: z.array(openCopySchema.extend({ paperId: z.string(), title: z.string(), documentId: z.string() })),
  failed: z.array(z.object({ paperId: z.string(), title: z.string(), error: errorRecordSchema })),
});
export type FullTextReport = z.infer<typeof fullTextReportSchema>;
