/** The contract agent (계약): a contract's structure, questions answered from its articles, comparison. */
export {
  type ContractOptions,
  type ContractServices,
  contractOptions,
  contractTurnSchema,
  createContractAgent,
} from "./agent.ts";
export { compareContracts, comparisonToMarkdown } from "./compare/compare-contracts.ts";
export { type Contract, readContract, type Unit } from "./contract.ts";
export { type ContractSource, createContractReader } from "./contract-reader.ts";
export {
  type CaseReport,
  type ContractCase,
  contractCaseSchema,
  runContractCases,
} from "./evaluation/run-cases.ts";
export { type Fact, listFacts } from "./facts/list-facts.ts";
export { type Hit, searchContract } from "./search/search-contract.ts";
export { type Page, readOutline } from "./structure/index.ts";
export type { ReviewChecklist } from "./tools/index.ts";
