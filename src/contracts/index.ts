export { compareContracts, comparisonToMarkdown } from "./compare/compare-contracts.ts";
export { type Contract, type LabelledSpan, readContract, type Unit } from "./contract.ts";
export { createContractReader, type StoredContract } from "./contract-reader.ts";
export { definedAs, definitionsOf, findDefinitions } from "./definitions/find-definitions.ts";
export { datesToCalendar } from "./facts/dates-to-calendar.ts";
export { factsToMarkdown } from "./facts/facts-to-markdown.ts";
export { listFacts } from "./facts/list-facts.ts";
export { prepareFacts } from "./facts/patterns.ts";

export { type AskedLabel, labelsInText } from "./labels-in-text.ts";
export { quotableParts } from "./quotes/quotable.ts";
export { reviewContract } from "./review/review-contract.ts";
export { reviewToMarkdown } from "./review/review-to-markdown.ts";
export { readQuestion } from "./search/asked.ts";
export { holdsFact } from "./search/asked-facts.ts";
export { contentWords } from "./search/content-words.ts";
export { compareUnits, rankUnits, wordingFit } from "./search/rank-units.ts";
export { findUnits, searchContract } from "./search/search-contract.ts";
export { joinLabels } from "./structure/labels.ts";
