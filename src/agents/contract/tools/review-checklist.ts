import { z } from "zod";
import type { Contract } from "#contracts";
import type { Run } from "#kernel";
import type { ContractToolResult } from "../evidence.ts";
import { defineContractTool } from "./define-contract-tool.ts";

/** Judges a contract against a checklist. Wiring gives it when the inspect judge is there. */
export type ReviewChecklist = (contract: Contract, checklist: string, run: Run) => Promise<ContractToolResult>;

/** Runs a checklist over the contract. */
export function createReviewChecklistTool(review: ReviewChecklist) {
  return defineContractTool({
    name: "review_checklist",
    title: { ko: "점검표로 살피기", en: "Checklist" },
    description: {
      ko: "이름이 정해진 점검표의 기준으로 계약서를 살핍니다.",
      en: "Judge the contract against a named checklist of criteria.",
    },
    input: z.object({ checklist: z.string().min(1).max(200) }),
    timeoutMs: 120_000,
    read: ({ checklist }, { contract }, { run }) => review(contract, checklist, run),
    summary: ({ note }) => note.slice(0, 120),
  });
}
