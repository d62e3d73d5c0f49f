import assert from "node:assert/strict";
import { it } from "node:test";
import { type Language, languageOf } from "./language.ts";

const cases: readonly (readonly [text: string, language: Language])[] = [
  ["계약 기간이 얼마야?", "ko"],
  ["retrieval augmented generation 논문 찾아줘", "ko"],
  ["Attention is all you need 요약해줘", "ko"],
  ["GPT-5 vs Claude 비교", "ko"],
  ["Retrieval-Augmented Generation(RAG)은 검색과 생성을 잇는 방법입니다 [1].", "ko"],
  ["What is the contract period?", "en"],
  ["What does 계약 mean?", "en"],
  ["The term is set out in 제4조 of the contract.", "en"],
  ["hello", "en"],
  [
    '"Generalizable Sarcasm Detection is Just Around the Corner, of Course!"는 다른 데이터에서도 잘 된다는 결론이야?',
    "ko",
  ],
  ['What is meant by "전세 보증금 반환" in it?', "en"],
  ['"보증금"', "ko"],
  ["1+1", "ko"],
];

for (const [text, language] of cases) it(`${text} is ${language}`, () => assert.equal(languageOf(text), language));

it("where a text tells none, what the caller knows holds", () => assert.equal(languageOf("1+1", "en"), "en"));
