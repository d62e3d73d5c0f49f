import { createYield, runStep, type Turn } from "#kernel";
import { prepareConcepts } from "#search";
import { neighbourAskedFor } from "../asking/neighbour-asked-for.ts";
import { askedOf, relationOf } from "../asking/relation.ts";
import { subjectOf } from "../contract-of-turn.ts";
import type { ContractState } from "../state.ts";
import { validateScope } from "../steps/validate-scope/index.ts";
import { judgeScope } from "../steps/validate-scope/rule.ts";

/** Rules first: a model is asked only about a message that they are unsure of. */
export async function validateScopeNode(state: ContractState, turn: Turn): Promise<Partial<ContractState>> {
  const { contract } = subjectOf(turn);
  const pause = createYield();
  await prepareConcepts(pause);
  const question = askedOf(state.question, contract);
  const relation = relationOf(question, contract);
  await pause();
  const input = {
    question,
    contractTitle: contract.outline.title,
    contents: contract.units.map(({ label, title }) => `${label} ${title}`.trim()),
    previous: state.previous,
    relation,
  };
  const { sure } = judgeScope(input, { language: turn.language, weights: turn.weights });
  await pause();
  const asked = sure ? { ...turn, prefersRule: () => true } : turn;
  const { kind, in_scope, references_previous_context } = await runStep(validateScope, input, asked);
  const leans = references_previous_context || neighbourAskedFor(question) !== null;
  return {
    question,
    kind,
    inScope: in_scope,
    needPrevious: state.previous === null ? false : leans || state.needPrevious,
  };
}
