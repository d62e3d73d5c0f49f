import { runStep, type Turn } from "#kernel";
import { scopeByRule } from "../asking/scope.ts";
import { subjectOf } from "../contract-of-turn.ts";
import type { ContractState } from "../state.ts";
import { validateScope } from "../steps/validate-scope/index.ts";

/** Rules first: a model is asked only about a question they are unsure of. */
export async function validateScopeNode(state: ContractState, turn: Turn): Promise<Partial<ContractState>> {
  const { contract } = subjectOf(turn);
  const hasPrevious = state.previous !== null;
  const byRule = scopeByRule(state.question, contract, hasPrevious);
  const known = {
    ...(hasPrevious ? {} : { needPrevious: false }),
    ...(byRule.referencesPrevious && hasPrevious ? { needPrevious: true } : {}),
  };
  if (byRule.sure) return { inScope: byRule.inScope, ...known };
  const output = await runStep(
    validateScope,
    {
      question: state.question,
      contractTitle: contract.outline.title,
      contents: contract.units.map(({ label, title }) => `${label} ${title}`.trim()),
      hasPrevious,
      byRule: { inScope: byRule.inScope, referencesPrevious: byRule.referencesPrevious },
    },
    turn,
  );
  const leans = output.references_previous_context && hasPrevious ? { needPrevious: true } : {};
  return { inScope: output.in_scope, ...known, ...leans };
}
