import { type Pause, prepareEvidence } from "./evidence.ts";
import { groundAnswer } from "./ground-answer.ts";

const parts = [
  {
    evidence: "을은 매월 25일까지 대금 1,000만원을 갑에게 지급하여야 한다. 다만, 천재지변이 있으면 그러하지 아니하다.",
    answer: "을은 매달 25일까지 갑에게 1천만 원을 주어야 합니다 [1]. 김민수(2021)의 연구도 그렇게 봅니다.",
  },
  {
    evidence: "The Supplier shall deliver the Goods within 30 days, unless the Buyer agrees otherwise in writing.",
    answer:
      "The Supplier may deliver the Goods within thirty days [1]. Smith et al. (2021) say the same in *Deep Reading*.",
  },
];

/** Grounds a little in each language: patterns are compiled where they are first used, a tenth of a second in all. */
export async function rehearseGrounding(pause: Pause): Promise<void> {
  for (const { evidence, answer } of parts) {
    const prepared = prepareEvidence([{ label: "1", text: evidence }]);
    await pause();
    await groundAnswer(answer, prepared);
  }
}
