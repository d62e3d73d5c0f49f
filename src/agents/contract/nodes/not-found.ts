import type { Contract } from "#contracts";
import { contentWords, labelsInText, rankUnits, sumAskedFor } from "#contracts";
import type { Language } from "#protocol";
import type { ContractEvidence } from "../evidence.ts";
import { type ContractState, exploredUnits } from "../state.ts";
import { planSubject, toldBefore } from "../steps/plan/index.ts";

/** "Not in the contract" is said only when the evaluator found it lacking and a search by code finds nothing that fits either. */
export async function isAbsent(state: ContractState, contract: Contract): Promise<boolean> {
  if (state.sufficient !== false) return false;
  if (labelsInText(state.question, contract).length > 0) return false;
  const before = toldBefore(state.needPrevious ? state.previous : null, planSubject(contract));
  return (await rankUnits(contract, state.question, before)).every(({ fit }) => fit !== "settles" && fit !== "likely");
}

/** Parts that share a little with the question, by name only: nothing in them is worth quoting. */
export function farParts(evidence: readonly ContractEvidence[], language: Language): string {
  const names = evidence.slice(0, 2).map(({ unit, title }) => (title === "" ? unit : `${unit}(${title})`));
  if (names.length === 0) return "";
  return { ko: `가장 가까운 부분: ${names.join(", ")}`, en: `The closest parts: ${names.join(", ")}` }[language];
}

const asksForRate = /몇\s?(?:퍼센트|프로|%)|[요이]율/;

export function notFoundText(state: ContractState, contract: Contract, language: Language): string {
  const words = contentWords(state.question).slice(0, 6).join(", ") || state.question.slice(0, 60);
  const explored = exploredUnits(state, contract.units);
  const looked =
    explored.length === 0
      ? ""
      : { ko: ` 살펴본 부분: ${explored.join(", ")}.`, en: ` Parts looked at: ${explored.join(", ")}.` }[language];
  const payment = sumAskedFor(state.question);
  if (payment !== null) {
    const value = asksForRate.test(state.question) ? { ko: "비율을", en: "rate" } : { ko: "금액을", en: "sum" };
    return {
      ko: `이 계약서에서 “${payment}”의 ${value.ko} 정한 곳을 찾지 못했습니다.${looked}`,
      en: `I found nothing in this contract that sets the ${value.en} of “${payment}”.${looked}`,
    }[language];
  }
  return {
    ko: `이 계약서에서 “${words}”에 관한 내용을 찾지 못했습니다.${looked} 다른 낱말로 묻거나 조항 번호로 물어봐 주세요.`,
    en: `I found nothing about “${words}” in this contract.${looked} Try other words, or ask for an article by its number.`,
  }[language];
}
