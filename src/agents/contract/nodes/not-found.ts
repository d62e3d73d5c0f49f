import type { Contract } from "#contracts";
import { contentWords, labelsInText, searchContract } from "#contracts";
import type { Language } from "#protocol";
import { spanEvidence } from "../evidence.ts";
import { type ContractState, exploredUnits } from "../state.ts";
import { evaluateRule } from "../steps/evaluate/rule.ts";

/** "Not in the contract" is said only when the evaluator found it lacking and a search by code finds nothing either. */
export function isAbsent(state: ContractState, contract: Contract): boolean {
  if (state.sufficient !== false) return false;
  if (labelsInText(state.question, contract).length > 0) return false;
  const evidence = searchContract(contract, state.question, 5).map(({ passage }) =>
    spanEvidence(contract, passage.label, passage),
  );
  return !evaluateRule({
    question: state.question,
    explored: [],
    unexplored: [],
    evidence,
    notes: [],
    askedUnits: [],
    absentLabels: [],
  }).is_sufficient;
}

export function notFoundText(state: ContractState, contract: Contract, language: Language): string {
  const words = contentWords(state.question).slice(0, 6).join(", ") || state.question.slice(0, 60);
  const explored = exploredUnits(state, contract.units);
  const looked =
    explored.length === 0
      ? ""
      : { ko: ` 살펴본 부분: ${explored.join(", ")}.`, en: ` Parts looked at: ${explored.join(", ")}.` }[language];
  return {
    ko: `이 계약서에서 “${words}”에 관한 내용을 찾지 못했습니다.${looked} 다른 낱말로 묻거나 조항 번호로 물어봐 주세요.`,
    en: `I found nothing about “${words}” in this contract.${looked} Try other words, or ask for an article by its number.`,
  }[language];
}
