import type { FieldWords } from "#protocol";

/** The fields of the check of an answer's sentences. */
export const groundingFieldWords: FieldWords = {
  fields: {
    by: { ko: "견준 이", en: "Compared by" },
    check: { ko: "확인한 방법", en: "Checked by" },
    claims: { ko: "확인할 문장", en: "Sentences to check" },
    correction: { ko: "바로잡은 문장", en: "Put right" },
    corrections: { ko: "바로잡은 문장", en: "Sentences put right" },
    evidence: { ko: "근거", en: "Evidence" },
    lookedBy: { ko: "확인한 이", en: "Checked by" },
    problems: { ko: "의심되는 까닭", en: "What seems wrong" },
    statements: { ko: "문장 확인", en: "Statements checked" },
    verdict: { ko: "판정", en: "Verdict" },
    verdicts: { ko: "판정", en: "Verdicts" },
  },
  values: {
    by: { code: { ko: "코드", en: "Code" }, model: { ko: "모델", en: "A model" } },
    check: {
      figures: { ko: "수치", en: "Figures" },
      judge: { ko: "모델의 판정", en: "A model's judgement" },
      mark: { ko: "인용 표시", en: "Citation mark" },
      names: { ko: "참고 문헌", en: "References" },
      quote: { ko: "인용한 원문", en: "Quoted words" },
    },
    lookedBy: { code: { ko: "코드", en: "Code" } },
    status: {
      quoted: { ko: "원문 그대로", en: "Quoted" },
      supported: { ko: "근거 있음", en: "Supported" },
      unchecked: { ko: "확인하지 못함", en: "Not checked" },
      contradicts: { ko: "근거와 다름", en: "Contradicts its source" },
      unsupported: { ko: "근거에 없음", en: "Not in its source" },
      "unknown-name": { ko: "모르는 이름", en: "Unknown name" },
      uncited: { ko: "출처 표시 없음", en: "Not cited" },
      "own-words": { ko: "지휘가 한 말", en: "Jihwi's own words" },
    },
    verdict: {
      supports: { ko: "근거가 받쳐 줌", en: "Supports it" },
      contradicts: { ko: "근거와 다름", en: "Contradicts it" },
      "not-said": { ko: "근거가 말하지 않음", en: "Does not say" },
    },
  },
};
