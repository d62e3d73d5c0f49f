/** The contract agent (계약): a contract's structure, questions answered from its articles, comparison. */

export {
  contractTurnSchema,
  createContractAgent,
} from "./agent.ts";
export { deniesAnswer } from "./answer/denies-answer.ts";

export {
  type CaseReport,
  type ContractCase,
  contractCaseSchema,
  runContractCases,
} from "./evaluation/run-cases.ts";
export { createReviewChecklist } from "./review-checklist.ts";
