import type { Localized } from "#protocol";

/** What a deciding step decides, in people's words. */
const titles: Readonly<Record<string, Localized>> = {
  "chat.select-tool": { ko: "대화에서 무엇부터 할지", en: "Chat: what to do first" },
  "chat.rewrite": { ko: "대화에서 이어지는 말인지", en: "Chat: is it a follow-up" },
  "contract.validate-scope": { ko: "이 계약에 대한 물음인지", en: "Contract: is it about this contract" },
  "contract.check-previous-context": { ko: "앞의 답이 필요한지", en: "Contract: does it need the last answer" },
  "research.choose-tool": { ko: "연구에서 무엇을 할지", en: "Research: what to do" },
};

export function stepTitle(step: string): Localized {
  return titles[step] ?? { ko: step, en: step };
}
