import type { DocumentLibrary } from "#documents";
import { compareWithStandard } from "./compare-with-standard.ts";
import type { ContractTool } from "./define-contract-tool.ts";
import { findDefinition, searchContractTool } from "./find-in-contract.ts";
import { getTableOfContents, listDatesAndAmounts, reviewContractTool } from "./list-what-it-holds.ts";
import { followReferences, getArticleByIndex, readContractTool, readOn } from "./read-parts.ts";
import { createReviewChecklistTool } from "./review-checklist.ts";

export type { ContractTool } from "./define-contract-tool.ts";

/** Every tool of the agent; adding one is a declaration and a line. Checklists are documents of the library. */
export function contractTools(documents: DocumentLibrary | null): readonly ContractTool[] {
  return [
    readContractTool,
    getArticleByIndex,
    searchContractTool,
    getTableOfContents,
    readOn,
    followReferences,
    findDefinition,
    listDatesAndAmounts,
    compareWithStandard,
    reviewContractTool,
    ...(documents === null ? [] : [createReviewChecklistTool(documents)]),
  ];
}
