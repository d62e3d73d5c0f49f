import { labelsInText, wordsHeldBy } from "#contracts";
import type { Language } from "#protocol";
import { heading } from "../answer/write.ts";
import { type ContractState, exploredUnits } from "../state.ts";

/** Labels of parts that are named as looked at, or as coming near. */
const maxNamed = 12;

/** Whether nothing was found: an evaluator says that the contract is silent, or nothing was read that could answer. */
export function isNotFound(state: ContractState): boolean {
  if (state.absent !== null) return true;
  if (labelsInText(state.question, state.subject.contract).length > 0) return false;
  return state.evidence.length === 0 && !state.notes.some(({ isList }) => isList);
}

/** Whether no word of a question stands in the contract: what is closest to it then was found by other words alone. */
export function isUnheld({ question, subject }: Pick<ContractState, "question" | "subject">): boolean {
  return wordsHeldBy(subject.contract, question).held === 0;
}

/** That nothing was found, what was looked for and where; with what an evaluator says comes near. */
export function notFoundText(state: ContractState, language: Language): string {
  const { absent, question, missingInfo, subject } = state;
  const matter = (absent?.matter ?? missingInfo ?? question).replace(/\s+/g, " ").slice(0, 120);
  const near = subject.contract.units.filter(({ label }) => absent?.near.includes(label));
  const explored = exploredUnits(state);
  const more = explored.length - maxNamed;
  const looked = explored.slice(0, maxNamed).join(", ");
  const { said, lead, read } = {
    ko: {
      said: `이 계약서에서 “${matter}”에 관한 내용을 찾지 못했습니다.`,
      lead: "가장 가까운 조항은 다음과 같습니다.",
      read: `살펴본 부분: ${looked}${more > 0 ? ` 밖 ${more}곳` : ""}`,
    },
    en: {
      said: `I found nothing about “${matter}” in this contract.`,
      lead: "The parts that come nearest:",
      read: `Parts looked at: ${looked}${more > 0 ? ` and ${more} more` : ""}`,
    },
  }[language];
  const parts = near.map(({ label, title }) => `- ${heading(label, title)} [${label}]`).join("\n");
  return [said, ...(near.length === 0 ? [] : [lead, parts]), ...(explored.length === 0 ? [] : [read])].join("\n\n");
}
