import { z } from "zod";
import { errorCodeSchema } from "./errors.ts";

/** How bad a verdict is. `undecided` is not a pass: nobody could say. */
export const severitySchema = z.enum(["critical", "warning", "none", "undecided"]);
export type Severity = z.infer<typeof severitySchema>;

/** Who judges a result: code, with a model for prose only; or a model, by the whole criteria document. */
export const judgeKindSchema = z.enum(["compiled", "model"]);
export type JudgeKind = z.infer<typeof judgeKindSchema>;

/** Something an algorithm found in a text. Offsets count UTF-16 units; lines and columns start at 1. */
export const findingSchema = z.object({
  algorithm: z.string(),
  kind: z.string(),
  line: z.number().int(),
  column: z.number().int(),
  offset: z.number().int(),
  length: z.number().int(),
  text: z.string(),
  message: z.string(),
  /** Where people find it, in words, where lines and columns are those of a text that nobody sees: a row of a spreadsheet. */
  place: z.string().optional(),
});
export type Finding = z.infer<typeof findingSchema>;

/** One algorithm to run. `input_spec` says where its inputs come from: `original_input`. */
export const planStepSchema = z.object({
  step_id: z.number().int().positive(),
  algorithm_name: z.string().min(1),
  description: z.string(),
  input_spec: z.record(z.string(), z.string()),
  depends_on: z.array(z.number().int().positive()),
});
export type PlanStep = z.infer<typeof planStepSchema>;

export const planSchema = z.object({ steps: z.array(planStepSchema), metadata: z.record(z.string(), z.unknown()) });
export type Plan = z.infer<typeof planSchema>;

/** What the judge says of one result. `has_problem` is null when nobody could decide, which no reader may take for a pass. */
export const judgmentResultSchema = z.object({
  algorithm_name: z.string(),
  has_problem: z.boolean().nullable(),
  severity: severitySchema,
  reasoning: z.string(),
  summary: z.string(),
  /** `rule`, or the id of the model that judged. */
  executor: z.string(),
  /** What code makes of the same criteria, where a model judged the whole document. */
  compiled: z
    .object({
      has_problem: z.boolean().nullable(),
      severity: severitySchema,
      summary: z.string(),
      disagrees: z.boolean(),
    })
    .optional(),
});
export type JudgmentResult = z.infer<typeof judgmentResultSchema>;

export const inspectErrorSchema = z.object({ code: errorCodeSchema, message: z.string() });
export type InspectError = z.infer<typeof inspectErrorSchema>;

export const stepResultSchema = z.object({
  step: planStepSchema,
  execution_result: z.record(z.string(), z.unknown()),
  judgment: judgmentResultSchema,
  findings: z.array(findingSchema),
  /** Findings that a comment in the document switched off: counted, so that nothing disappears unseen. */
  suppressed: z.number().int(),
  /** Those findings, for formats that show where something was switched off; absent where nothing was. */
  suppressed_findings: z.array(findingSchema).optional(),
  /** Findings on lines that were not asked about; absent where all were. */
  outside: z.number().int().optional(),
  executed_at: z.string(),
  /** The algorithm itself failed; the judgment is then `undecided`. */
  error: inspectErrorSchema.optional(),
});
export type StepResult = z.infer<typeof stepResultSchema>;

export const inspectStatusSchema = z.enum(["problem_found", "all_passed", "undecided", "error"]);
export type InspectStatus = z.infer<typeof inspectStatusSchema>;

export const executionResultSchema = z.object({
  plan: planSchema,
  step_results: z.array(stepResultSchema),
  status: inspectStatusSchema,
  stopped_at: planStepSchema.nullable(),
});
export type ExecutionResult = z.infer<typeof executionResultSchema>;

/** A check that was not run: an earlier problem stopped the plan, or it is not set up and so not part of it. */
export const notRunSchema = z.object({
  algorithm_name: z.string(),
  reason: z.enum(["stopped", "not_configured"]),
  message: z.string(),
});
export type NotRun = z.infer<typeof notRunSchema>;

/** What tells one row of many from its neighbours; `excerpt` is null where texts are masked. */
export const reportSubjectSchema = z.object({ id: z.string().nullable(), excerpt: z.string().nullable() });
export type ReportSubject = z.infer<typeof reportSubjectSchema>;

/** One document's row: what the command line writes and the page shows. */
export const analysisReportSchema = z.object({
  document: z.string(),
  status: inspectStatusSchema,
  stopped_at: planStepSchema.nullable(),
  executed_steps: z.number().int(),
  total_steps: z.number().int(),
  steps: z.array(stepResultSchema),
  error: inspectErrorSchema.nullable(),
  /** What was to be run; null in reports of earlier versions. */
  plan: planSchema.nullable().default(null),
  /** What was not run, and why. */
  not_run: z.array(notRunSchema).default([]),
  /** Changes with the checks, settings, criteria and model that judged it, so that rows of a file can be told apart. */
  fingerprint: z.string().optional(),
  /** Changes with the text that was judged. */
  text_fingerprint: z.string().optional(),
  /** Of records and uploaded texts. */
  subject: reportSubjectSchema.optional(),
});
export type AnalysisReport = z.infer<typeof analysisReportSchema>;
