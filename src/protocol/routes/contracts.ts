import { z } from "zod";
import { contractComparisonSchema } from "../contract.ts";
import { contractViewSchema } from "../contract-view.ts";
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
};
