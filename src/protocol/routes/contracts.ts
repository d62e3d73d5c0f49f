import { z } from "zod";
import { contractComparisonSchema } from "../contract.ts";
import { contractReviewPointSchema, contractViewSchema } from "../contract-view.ts";
import { defineRoute } from "./route.ts";

export const contractsApi = {
  read: defineRoute(
    "get",
    "/api/contracts/{id}",
    "A document as a contract: its outline, its units, its dates and amounts",
    { answer: contractViewSchema },
  ),
  compare: defineRoute("get", "/api/contracts/{id}/comparison", "A contract beside a standard", {
    query: z.object({ standard: z.string().min(1).max(200) }),
    answer: contractComparisonSchema,
  }),
  review: defineRoute(
    "get",
    "/api/contracts/{id}/review",
    "What such a contract should say and lacks, its blanks, its clauses to look at twice; by lists, without a model",
    { answer: z.object({ points: z.array(contractReviewPointSchema) }) },
  ),
  export: defineRoute(
    "get",
    "/api/contracts/{id}/export",
    "The review, the dates and amounts, or a comparison as a file; dates as a calendar too",
    {
      recorded: "contract-exported",
      query: z.object({
        part: z.enum(["review", "dates", "comparison"]),
        format: z.enum(["docx", "markdown", "ics"]),
        /** The document to compare with. */
        standard: z.string().min(1).max(200).optional(),
      }),
      answer: "file",
    },
  ),
};
