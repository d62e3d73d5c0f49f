import type { Contract } from "#contracts";
import type { Turn } from "#kernel";
import type { Language } from "#protocol";
import type { ContractState } from "../state.ts";

/** A polite refusal in a fixed form, with questions that this contract can answer. No model takes part. */
export async function refuseNode(
  { subject: { contract } }: ContractState,
  turn: Turn,
): Promise<Partial<ContractState>> {
  const answer = refusalText(contract, turn.language);
  turn.say(answer);
  return { answer, inScope: false };
}

export function refusalText(contract: Contract, language: Language): string {
  const lead = {
    ko: "이 계약서에 관한 질문에만 답할 수 있습니다. 예를 들어 이렇게 물어봐 주세요.",
    en: "I can only answer questions about this contract. For example, ask:",
  }[language];
  return [lead, exampleQuestions(contract, language)].join("\n\n");
}

/** Questions that this contract can answer, as a list. */
export function exampleQuestions(contract: Contract, language: Language): string {
  const articles = contract.units.filter(({ kind, title }) => kind === "article" && title !== "");
  const picked = [articles[Math.floor(articles.length / 3)], articles[Math.floor((articles.length * 2) / 3)]].filter(
    (unit) => unit !== undefined,
  );
  const examples = {
    ko: [...picked.map(({ label }) => `${label} 내용 알려줘`), "계약 기간은 언제까지야?", "해지하려면 어떻게 해야 해?"],
    en: [
      ...picked.map(({ label }) => `What does ${label} say?`),
      "How long does the contract run?",
      "How can the agreement be terminated?",
    ],
  }[language];
  return examples.map((example) => `- ${example}`).join("\n");
}
