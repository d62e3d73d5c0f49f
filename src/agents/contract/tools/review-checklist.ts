import { z } from "zod";
import type { Contract } from "#contracts";
import { defineTool, type Run } from "#kernel";
import { subjectOf } from "../contract-of-turn.ts";
import { type ToolResult, toolResultSchema } from "../evidence.ts";

/** Judges a contract against a checklist. Wiring gives it when the inspect judge is there. */
export type ReviewChecklist = (contract: Contract, checklist: string, run: Run) => Promise<ToolResult>;

/** Runs a checklist over the contract. */
export function createReviewChecklist(review: ReviewChecklist) {
  return defineTool({
    name: "review_checklist",
    description: "Judge the contract against a named checklist of criteria.",
    input: z.object({ checklist: z.string().min(1).max(200) }),
    output: toolResultSchema,
    timeoutMs: 120_000,
    run: ({ checklist }, { run }) => review(subjectOf(run).contract, checklist, run),
    summary: ({ note }) => note.slice(0, 120),
  });
}
