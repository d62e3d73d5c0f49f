import type { Turn } from "#kernel";
import type { Localized } from "#protocol";
import { subjectOf } from "../contract-of-turn.ts";
import type { ContractState } from "../state.ts";
import { exampleQuestions } from "./refuse.ts";

const replies = {
  greeting: {
    ko: "안녕하세요. 이 계약서에 관해 무엇이든 물어봐 주세요.",
    en: "Hello. Ask me anything about this contract.",
  },
  thanks: {
    ko: "도움이 되었다니 다행입니다. 더 궁금한 것이 있으면 물어봐 주세요.",
    en: "You are welcome. Ask me if there is anything else.",
  },
  ability: {
    ko: "계약서의 조항을 찾아 원문과 함께 답하고, 정의와 기한과 금액을 모으고, 다른 계약서나 점검표와 견줄 수 있습니다. 예를 들어 이렇게 물어봐 주세요.",
    en: "I find articles and answer with their text, collect definitions, dates and amounts, and compare the contract with another or with a checklist. For example, ask:",
  },
} as const satisfies Record<string, Localized>;

/** Answers a greeting, thanks or a question about what can be done. No model and no article takes part. */
export async function talkNode({ kind }: ContractState, turn: Turn): Promise<Partial<ContractState>> {
  const reply = kind === "thanks" || kind === "ability" ? replies[kind] : replies.greeting;
  const examples = kind === "ability" ? [exampleQuestions(subjectOf(turn).contract, turn.language)] : [];
  const answer = [reply[turn.language], ...examples].join("\n\n");
  turn.say(answer);
  return { answer };
}
