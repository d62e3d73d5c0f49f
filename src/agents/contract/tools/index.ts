import { compareWithStandard } from "./compare-with-standard.ts";
import type { ContractTool } from "./define-contract-tool.ts";
import { findDefinition } from "./find-definition.ts";
import { followReferences } from "./follow-references.ts";
import { getAnnex } from "./get-annex.ts";
import { getArticleByIndex } from "./get-article-by-index.ts";
import { getArticleByTitle } from "./get-article-by-title.ts";
import { getTableOfContents } from "./get-table-of-contents.ts";
import { listDatesAndAmounts } from "./list-dates-and-amounts.ts";
import { readContractTool } from "./read-contract.ts";
import { readOn } from "./read-on.ts";
import { createReviewChecklistTool, type ReviewChecklist } from "./review-checklist.ts";
import { reviewContractTool } from "./review-contract.ts";
import { searchContractTool } from "./search-contract.ts";

export type { ContractTool } from "./define-contract-tool.ts";
export type { ReviewChecklist } from "./review-checklist.ts";

/** Every tool of the agent; adding one is a file and a line. */
export function contractTools(review: ReviewChecklist | null): readonly ContractTool[] {
  return [
    readContractTool,
    getArticleByIndex,
    getArticleByTitle,
    searchContractTool,
    getTableOfContents,
    getAnnex,
    readOn,
    followReferences,
    findDefinition,
    listDatesAndAmounts,
    compareWithStandard,
    reviewContractTool,
    ...(review === null ? [] : [createReviewChecklistTool(review)]),
  ];
}
