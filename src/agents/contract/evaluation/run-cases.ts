import { z } from "zod";

/** A question about a contract, and the labels of the articles that answer it. */
export const contractCaseSchema = z.object({
  contract: z.string().min(1),
  question: z.string().min(1),
  gold: z.array(z.string()),
  inScope: z.boolean(),
});
export type ContractCase = z.infer<typeof contractCaseSchema>;

/** What a turn did, as far as a case asks. */
export interface CaseTurn {
  readonly explored: readonly string[];
  /** Labels that the answer cites, of any depth. */
  readonly cited: readonly string[];
  readonly inScope: boolean;
  /** The answer says that the contract does not settle it. */
  readonly denied: boolean;
}

export interface CaseOutcome extends ContractCase {
  readonly explored: boolean;
  readonly cited: boolean;
  readonly scopeRight: boolean;
  readonly denied: boolean;
}

export interface CaseReport {
  readonly cases: number;
  /** Of the questions that the contract answers: every gold article was read, was cited. */
  readonly explored: number;
  readonly cited: number;
  /** Of the questions in scope on which the contract is silent: that was said. */
  readonly silent: number;
  /** Of all questions: in or out of scope was told right. */
  readonly scope: number;
  readonly outcomes: readonly CaseOutcome[];
}

/** Asks every question and counts. */
export async function runContractCases(
  cases: readonly ContractCase[],
  ask: (one: ContractCase) => Promise<CaseTurn>,
): Promise<CaseReport> {
  const outcomes: CaseOutcome[] = [];
  for (const one of cases) {
    const turn = await ask(one);
    const units = new Set(turn.cited.map(unitOf));
    outcomes.push({
      ...one,
      explored: one.gold.every((label) => turn.explored.includes(label)),
      cited: one.gold.every((label) => units.has(unitOf(label))),
      scopeRight: turn.inScope === one.inScope,
      denied: turn.denied || !turn.inScope,
    });
  }
  const asked = outcomes.filter(({ inScope, gold }) => inScope && gold.length > 0);
  const unsettled = outcomes.filter(({ inScope, gold }) => inScope && gold.length === 0);
  return {
    cases: outcomes.length,
    explored: share(asked, ({ explored }) => explored),
    cited: share(asked, ({ cited }) => cited),
    silent: share(unsettled, ({ denied }) => denied),
    scope: share(outcomes, ({ scopeRight }) => scopeRight),
    outcomes,
  };
}

/** 제5조 제2항 belongs to 제5조, 4.2(b) to 4. */
function unitOf(label: string): string {
  return label
    .replace(/ 제\d+[항호].*$/, "")
    .replace(/(?: .목|\([a-z0-9]+\)| \d+\.)+$/i, "")
    .replace(/^(\d+)\..*$/, "$1");
}

function share<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.length === 0 ? 1 : items.filter(holds).length / items.length;
}
