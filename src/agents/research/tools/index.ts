import { analyzePapers } from "./analyze-papers/index.ts";
import { arrangePapers } from "./arrange-papers/index.ts";
import { askPapers } from "./ask-papers/index.ts";
import { clusterPapers } from "./cluster-papers/index.ts";
import { evaluateImportance } from "./evaluate-importance/index.ts";
import { findRelatedPapers } from "./find-related-papers/index.ts";
import { propose } from "./propose/index.ts";
import type { AnyResearchTool } from "./research-tool.ts";
import { reviseDocument } from "./revise-document/index.ts";
import { searchPapers } from "./search-papers/index.ts";
import { synthesizeTopic } from "./synthesize-topic/index.ts";
import { translateAbstract } from "./translate-abstract/index.ts";

/** The tools of the first phase beside `propose`. A further one is its folder and a line here. */
export const researchTools: readonly AnyResearchTool[] = [
  searchPapers,
  findRelatedPapers,
  clusterPapers,
  analyzePapers,
  askPapers,
  evaluateImportance,
  synthesizeTopic,
  reviseDocument,
  translateAbstract,
  arrangePapers,
];

/** What no tool that is added may be called. */
export const researchToolNames: readonly string[] = [...researchTools.map(({ name }) => name), propose.name];
