export { compareContracts } from "./compare/compare-contracts.ts";
export { comparisonToMarkdown } from "./compare/comparison-to-markdown.ts";
export { type Contract, type LabelledSpan, readContract, type Unit } from "./contract.ts";
export { createContractReader, type StoredContract } from "./contract-reader.ts";
export { ofContract } from "./contract-tasks.ts";
export { definedAs, definitionsOf, findDefinitions } from "./definitions/find-definitions.ts";
export { findParties } from "./definitions/parties.ts";
export { datesToCalendar } from "./facts/dates-to-calendar.ts";
export { factsToMarkdown } from "./facts/facts-to-markdown.ts";
export { listFacts } from "./facts/list-facts.ts";

export { type AskedLabel, labelsInText } from "./labels-in-text.ts";
export { quotableParts } from "./quotes/quotable.ts";
export { reviewContract } from "./review/review-contract.ts";
export { reviewToMarkdown } from "./review/review-to-markdown.ts";
export { findUnits, wordsHeldBy } from "./search/find-units.ts";
export { unitsTitled, unitsTitledIn } from "./search/titles.ts";
export { joinLabels } from "./structure/labels.ts";
