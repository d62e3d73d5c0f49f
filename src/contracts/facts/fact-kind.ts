import type { ContractFact } from "#protocol";

/** What a fact is: a period, a deadline, a date, an amount, a penalty or a rate. */
export type FactKind = ContractFact["kind"];
