import { z } from "zod";
import { contractComparisonSchema } from "../contract.ts";
import { contractReviewPointSchema, contractViewSchema } from "../contract-view.ts";
import { defineRoute, idParam } from "./route.ts";

export const contractsApi = {
  read: defineRoute({
    method: "get",
    path: "/api/contracts/{id}",
    summary: "A document as a contract: its outline, its units, its dates and amounts",
    params: idParam,
    answer: contractViewSchema,
  }),
  compare: defineRoute({
    method: "get",
    path: "/api/contracts/{id}/comparison",
    summary: "A contract beside a standard",
    params: idParam,
    query: z.object({ standard: z.string().min(1).max(200) }),
    answer: contractComparisonSchema,
  }),
  review: defineRoute({
    method: "get",
    path: "/api/contracts/{id}/review",
    summary:
      "What such a contract should say and lacks, its blanks, its clauses to look at twice; by lists, without a model",
    params: idParam,
    answer: z.object({ points: z.array(contractReviewPointSchema) }),
  }),
  export: defineRoute({
    method: "get",
    path: "/api/contracts/{id}/export",
    summary: "The review, the dates and amounts, or a comparison as a file; dates as a calendar too",
    recorded: "contract-exported",
    params: idParam,
    query: z.object({
      part: z.enum(["review", "dates", "comparison"]),
      format: z.enum(["docx", "markdown", "ics"]),
      /** The document to compare with. */
      standard: z.string().min(1).max(200).optional(),
    }),
    answer: "file",
  }),
};
