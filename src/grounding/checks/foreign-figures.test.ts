import assert from "node:assert/strict";
import { test } from "node:test";
import { prepareEvidence } from "../evidence.ts";
import { groundSentence } from "../ground-sentence.ts";

const paper =
  "Asking Less. A. Reed (2024). Proceedings of the 1st Workshop on Questions. We test a retriever on a set of 200 questions in two million pages. Accuracy rose to 91.3% after six weeks, thirtyfold faster, on English, Hindi, Tamil, and Urdu. Half of the errors remain.";
const korean = "질문 모음. 한서율 (2023). 질문 200개로 시험하였다. 정확도는 12주째에 91.3%였다.";
const prepared = prepareEvidence([
  { label: "1", text: paper },
  { label: "2", text: korean },
]);
const found = (sentence: string) => {
  const { status, check, reason, evidence } = groundSentence(sentence, prepared);
  return { isDoubtful: check === "figures", status, reason: reason?.ko ?? "", quote: evidence[0]?.quote ?? "" };
};

for (const sentence of [
  "질문 2,000개로 시험했다 [1].",
  "질문 2천 개로 시험했다 [1].",
  "정확도는 81.3%까지 올랐다 [1].",
  "A. Reed의 연구에서는 문서 3백만 쪽을 뒤졌다 [1].",
  "이 연구는 아홉 주 만에 끝났다 [1].",
  "속도가 40배 빨라졌다 [1].",
  "They tested it on 2,000 questions [2].",
  "Accuracy was 91.3% from week fifteen [2].",
])
  test(`a figure that a source in another language does not tell is doubtful: ${sentence}`, () =>
    assert.ok(found(sentence).isDoubtful, JSON.stringify(found(sentence))));

for (const sentence of [
  "질문 200개로 시험했다 [1].",
  "질문 2백 개로 시험했다 [1].",
  "문서 2백만 쪽에서 찾았다 [1].",
  "정확도는 약 91%로 올랐다 [1].",
  "정확도 0.913을 여섯 주 만에 얻었다 [1].",
  "네 개 언어에서 서른 배 빨라졌다 [1].",
  "오류의 50%는 남아 있다 [1].",
  "2024년에 나온 연구이다 [1].",
  "They tested two hundred questions [2].",
  "Accuracy was 91.3% from week twelve [2].",
])
  test(`a figure that it tells, in whatever way, is not: ${sentence}`, () =>
    assert.ok(!found(sentence).isDoubtful, JSON.stringify(found(sentence))));

test("what the source says is shown by the sentence with the figure, in either language", () => {
  for (const sentence of ["질문 2,000개로 시험했다 [1].", "We test a retriever on a set of 2,000 questions [1]."]) {
    const { isDoubtful, quote } = found(sentence);
    assert.ok(isDoubtful, sentence);
    assert.match(quote, /200 questions/);
  }
});

test("what is worked out from two figures of a source in another language, or is half of one, is not doubtful", () => {
  const rise = prepareEvidence([{ label: "1", text: "Accuracy rose from 80% to 90% among 200 participants." }]);
  for (const sentence of ["정확도는 12.5% 높아졌습니다 [1].", "절반인 100명을 살폈습니다 [1]."])
    assert.notEqual(groundSentence(sentence, rise).check, "figures", sentence);
  assert.equal(groundSentence("정확도는 17% 높아졌습니다 [1].", rise).check, "figures");
});
