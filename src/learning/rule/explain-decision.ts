import type { Localized } from "#protocol";
import type { Decision } from "./define-choice.ts";

/** Why a learned rule decided as it did, in plain words: the words that weighed most, and how sure it is. */
export const asCorrected: Localized = { ko: "고쳐 주신 대로 정했습니다.", en: "Decided as you corrected it." };

export function explainDecision({ words, probability, unsure }: Decision): Localized {
  const percent = Math.round(probability * 100);
  const named = words.map((word) => `“${word}”`).join(", ");
  return {
    ko: `${named === "" ? "질문의 모양" : `${named} 같은 말`}을 보고 골랐습니다(${unsure ? "확실하지 않음, " : ""}${percent}%).`,
    en: `Chosen by ${named === "" ? "the shape of the question" : `words such as ${named}`} (${unsure ? "not sure, " : ""}${percent}%).`,
  };
}
