import type { PromptContext } from "#kernel";
import { comparedSides } from "../../compare-sides.ts";
import { overlap } from "../../overlap.ts";
import type { ReasonInput, ReasonOutput } from "./schema.ts";

type Fact = ReasonInput["facts"][number];
const mostFacts = 3;

/** How code reasons: it sorts the facts by what they speak of, and says plainly that the conclusion is only theirs. */
export function reasonRule({ question, facts }: ReasonInput, { language }: PromptContext): ReasonOutput {
  const ko = language === "ko";
  if (facts.length === 0) {
    return {
      thinking_steps: [ko ? "따져 볼 자료가 없습니다." : "There is no material to reason over."],
      conclusion: ko ? "자료가 없어 결론을 내릴 수 없습니다." : "Without material no conclusion can be drawn.",
      confidence: "low",
    };
  }
  const sides = comparedSides(question);
  if (sides === null) return listing(question, facts, ko);
  const [left, right] = sides;
  const about = (side: string) => best(side, facts);
  const [leftFacts, rightFacts] = [about(left), about(right)];
  const missing = [leftFacts.length === 0 ? left : null, rightFacts.length === 0 ? right : null].filter(
    (side) => side !== null,
  );
  return {
    thinking_steps: [
      ko
        ? `견줄 것은 "${left}", "${right}" 두 가지입니다.`
        : `Two things are to be compared: "${left}" and "${right}".`,
      `${left}: ${quote(leftFacts, ko)}`,
      `${right}: ${quote(rightFacts, ko)}`,
      ...(missing.length === 0
        ? []
        : [
            ko
              ? `${missing.join(", ")}에 대한 내용은 자료에서 찾지 못했습니다.`
              : `The material says nothing of ${missing.join(", ")}.`,
          ]),
    ],
    conclusion:
      missing.length === 0
        ? ko
          ? `두 항목에 대한 자료의 내용을 나란히 놓았습니다. 우열은 자료가 말하는 데까지만 판단할 수 있습니다.`
          : "What the material says of each stands side by side; it carries no judgement beyond that."
        : ko
          ? `한쪽 자료가 모자라 온전히 비교할 수 없습니다.`
          : "One side is missing from the material, so the comparison is incomplete.",
    confidence: missing.length === 0 ? "medium" : "low",
  };
}

function listing(question: string, facts: readonly Fact[], ko: boolean): ReasonOutput {
  const chosen = best(question, facts);
  const used = chosen.length > 0 ? chosen : facts.slice(0, mostFacts);
  return {
    thinking_steps: [
      ko ? `질문: ${question}` : `The question: ${question}`,
      ...used.map(({ mark, text }) => `${text}${mark === null ? "" : ` ${mark}`}`),
    ],
    conclusion: ko
      ? "위의 내용이 질문과 가장 가깝습니다. 그 밖의 판단은 자료에 없습니다."
      : "The points above come closest to the question; the material goes no further.",
    confidence: chosen.length > 0 ? "medium" : "low",
  };
}

function best(words: string, facts: readonly Fact[]): Fact[] {
  return facts
    .map((fact) => ({ fact, score: overlap(words, fact.text) }))
    .filter(({ score }) => score >= 0.5)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostFacts)
    .map(({ fact }) => fact);
}

function quote(facts: readonly Fact[], ko: boolean): string {
  if (facts.length === 0) return ko ? "해당하는 내용 없음" : "nothing found";
  return facts.map(({ mark, text }) => `${text}${mark === null ? "" : ` ${mark}`}`).join(" ");
}
