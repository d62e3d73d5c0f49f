import { z } from "zod";
import { analysisReportSchema, findingSchema, planSchema } from "../inspect.ts";
import { algorithmsAnswerSchema, criteriaViewSchema, reportFormatSchema } from "../inspect-view.ts";
import { defineRoute } from "./route.ts";

const algorithmName = z.string().min(1).max(100);

/** One text: what can be run, what it would do, how criteria compile, and its report as a file. */
export const inspectApi = {
  algorithms: defineRoute("get", "/api/inspect/algorithms", "Algorithms, with the criteria they are judged by", {
    answer: algorithmsAnswerSchema,
  }),
  plan: defineRoute("post", "/api/inspect/plan", "What a run with these choices would do", {
    body: z.object({
      only: z.array(algorithmName).min(1).max(100).nullish(),
      all: z.boolean().optional(),
      criteria: z.record(algorithmName, z.string()).nullish(),
    }),
    answer: planSchema,
  }),
  criteria: defineRoute("post", "/api/inspect/criteria", "How a criteria document compiles", {
    body: z.object({ algorithm: algorithmName, markdown: z.string().max(256 * 1024) }),
    answer: criteriaViewSchema,
  }),
  fix: defineRoute("post", "/api/inspect/fix", "A text with every finding mended that code can mend", {
    body: z.object({ text: z.string(), findings: z.array(findingSchema).max(100_000) }),
    answer: z.object({ text: z.string(), fixed: z.number().int(), removed: z.array(findingSchema) }),
  }),
  report: defineRoute("post", "/api/inspect/report", "A report as a file", {
    query: z.object({ format: reportFormatSchema }),
    body: analysisReportSchema,
    answer: "file",
  }),
};
