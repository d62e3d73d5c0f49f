/** The contract agent (계약): a contract's structure, questions answered from its articles, comparison. */

export { createContractAgent } from "./agent.ts";
