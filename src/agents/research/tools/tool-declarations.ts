import type { ToolDeclaration } from "#kernel";
import { analyzePapers } from "./analyze-papers/declaration.ts";
import { clusterPapers } from "./cluster-papers/declaration.ts";
import { evaluateImportance } from "./evaluate-importance/declaration.ts";
import { findRelatedPapers } from "./find-related-papers/declaration.ts";
import { propose } from "./propose/declaration.ts";
import { searchPapers } from "./search-papers/declaration.ts";
import { synthesizeTopic } from "./synthesize-topic/declaration.ts";
import { translateAbstract } from "./translate-abstract/declaration.ts";

/** The eight tools of the first phase. The panel is no tool: code writes it. */
export const toolDeclarations: readonly ToolDeclaration[] = [
  searchPapers,
  findRelatedPapers,
  clusterPapers,
  analyzePapers,
  evaluateImportance,
  synthesizeTopic,
  translateAbstract,
  propose,
];
