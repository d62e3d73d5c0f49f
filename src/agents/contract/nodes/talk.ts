import type { Contract } from "#contracts";
import type { Turn } from "#kernel";
import type { Language, Localized } from "#protocol";
import type { ContractState } from "../state.ts";
import { contractText } from "../text.ts";

const leads = {
  parts: { ko: "이 계약서에는 다음이 있습니다.", en: "This contract holds:" },
  examples: { ko: "예를 들어 이렇게 물어봐 주세요.", en: "For example, ask:" },
} as const satisfies Record<string, Localized>;

/** Answers a greeting, thanks or a question about what can be done. No model and no article takes part. */
export async function talkNode({ kind, subject }: ContractState, turn: Turn): Promise<Partial<ContractState>> {
  const reply = contractText(`reply-${kind === "thanks" || kind === "ability" ? kind : "greeting"}`);
  const about = kind === "ability" ? whatToAsk(subject.contract, turn.language) : [];
  const answer = [reply[turn.language], ...about].join("\n\n");
  turn.say(answer);
  return { answer };
}

function whatToAsk(contract: Contract, language: Language): string[] {
  const parts = partsOfContract(contract, language);
  const held = parts === "" ? [] : [leads.parts[language], parts];
  return [...held, leads.examples[language], exampleQuestions(contract, language)];
}

/** Parts that an answer lists before it names the rest by their number. */
const maxParts = 40;

/** What this contract holds: its articles, supplementary provisions and annexes, by their labels and titles. */
function partsOfContract({ units }: Contract, language: Language): string {
  const parts = units.filter(({ kind }) => kind !== "preamble" && kind !== "signature");
  const left = parts.length - maxParts;
  const rest = { ko: `- 그 밖에 ${left}개`, en: `- and ${left} more` }[language];
  const lines = parts.slice(0, maxParts).map(({ label, title }) => `- ${label} ${title}`.trimEnd());
  return [...lines, ...(left > 0 ? [rest] : [])].join("\n");
}

/** A polite refusal in a fixed form, with questions that this contract can answer. No model takes part. */
export async function refuseNode(
  { subject: { contract } }: ContractState,
  turn: Turn,
): Promise<Partial<ContractState>> {
  const answer = refusalText(contract, turn.language);
  turn.say(answer);
  return { answer, inScope: false };
}

function refusalText(contract: Contract, language: Language): string {
  const lead = contractText("refusal")[language];
  return [lead, exampleQuestions(contract, language)].join("\n\n");
}

/** Questions that this contract can answer, as a list. */
function exampleQuestions(contract: Contract, language: Language): string {
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
