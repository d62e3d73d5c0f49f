import { z } from "zod";
import { analysisReportSchema, severitySchema } from "./inspect.ts";
import { localizedSchema } from "./language.ts";

/** An algorithm as the inspect page offers it, with the criteria document it is judged by. */
export const algorithmViewSchema = z.object({
  name: z.string(),
  /** The shipped algorithm behind a check of one's own; null for a shipped one. */
  base: z.string().nullable(),
  title: localizedSchema,
  description: localizedSchema,
  /** What has to be set up before it can say anything; null when nothing is missing. */
  notConfigured: localizedSchema.nullable(),
  needsModel: z.boolean(),
  /** The kinds of findings that code can mend, and what a button for it says; null when it can mend none. */
  fix: z.object({ title: localizedSchema, kinds: z.array(z.string()) }).nullable(),
  /** What its criteria may speak of. */
  fields: z.array(z.string()),
  criteria: z.string(),
});
export type AlgorithmView = z.infer<typeof algorithmViewSchema>;

/** `order` is what a run does when nothing else is chosen. */
export const algorithmsAnswerSchema = z.object({
  algorithms: z.array(algorithmViewSchema),
  order: z.array(z.string()),
  /** Algorithms that cannot run as they are configured, and what they lack. */
  unavailable: z.array(
    z.object({ name: z.string(), title: localizedSchema, description: localizedSchema, reason: localizedSchema }),
  ),
});
export type AlgorithmsAnswer = z.infer<typeof algorithmsAnswerSchema>;

/** A condition of a criteria document: what code makes of it, or why it is left to the judge. */
export const conditionViewSchema = z.object({
  line: z.number().int(),
  source: z.string(),
  /** The expression that code evaluates; null for prose. */
  expression: z.string().nullable(),
  severity: severitySchema.nullable(),
  /** Why code cannot decide it; null when it can. */
  reason: localizedSchema.nullable(),
});

/** How a criteria document compiles. */
export const criteriaViewSchema = z.object({
  algorithm: z.string(),
  title: z.string(),
  conditions: z.array(conditionViewSchema),
  /** Results that no condition decides. */
  gaps: z.array(z.string()),
  /** Lines that an earlier one always comes before. */
  unreachable: z.array(z.number().int()),
});
export type CriteriaView = z.infer<typeof criteriaViewSchema>;

export const reportFormatSchema = z.enum([
  "stylish",
  "markdown",
  "html",
  "docx",
  "xlsx",
  "csv",
  "json",
  "jsonl",
  "junit",
  "sarif",
  "github",
  "gitlab",
]);
export type ReportFormatName = z.infer<typeof reportFormatSchema>;

/** Rows of a run over many documents, and what they come to. */
export const inspectRowsSchema = z.object({
  rows: z.array(analysisReportSchema),
  next: z.string().nullable(),
  summary: z.object({
    documents: z.number().int(),
    byStatus: z.record(z.string(), z.number().int()),
    /** Verdicts by algorithm and severity. */
    byAlgorithm: z.record(z.string(), z.record(z.string(), z.number().int())),
  }),
});
export type InspectRows = z.infer<typeof inspectRowsSchema>;
