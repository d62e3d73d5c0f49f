import assert from "node:assert/strict";
import { test } from "node:test";
import { prepareEvidence } from "./evidence.ts";
import { groundSentence } from "./ground-sentence.ts";

const prepared = prepareEvidence([
  {
    label: "1",
    text: "정규직 직원은 1년에 15일의 연차 휴가를 쓴다. 갑은 검수 결과를 을에게 서면으로 통지하여야 한다. 을은 이미 받은 대금 전액을 갑에게 반환한다. 장비는 반납일 이전에 돌려준다. 25일은 월급날이다.",
  },
]);
const papers = prepareEvidence([
  { label: "1", text: "A survey of things. Chen Li, Bo Wang (2023). ACL. We survey." },
  { label: "2", text: "Trustworthy retrieval. Shuo Roth, Sangdon Park (2024). NAACL. We give guarantees." },
]);
const reasonOf = (sentence: string, evidence = prepared) => groundSentence(sentence, evidence).reason?.ko ?? "";

test("a reason names the figure or the word that differs, and what the source has in its place", () => {
  assert.match(reasonOf("정규직 직원은 1년에 25일의 연차 휴가를 쓴다 [1]."), /“25일”.*“15일”/);
  assert.match(reasonOf("갑은 검수 결과를 을에게 구두로 통지하여야 한다 [1]."), /“구두\S*” 자리에 원문은 “서면\S*”/);
});

test("a party is named without the marks around it", () => {
  const article = prepareEvidence([{ label: "1", text: '산출물의 저작재산권은 "갑"에게 있다. "을"은 이를 돕는다.' }]);
  assert.match(reasonOf('산출물의 저작재산권은 "을"에게 있습니다 [1].', article), /“을”이\(가\) 아니라 원문은 “갑”/);
});

test("a figure in the place of another of its kind is named also where nothing else objects", () => {
  const policy = prepareEvidence([{ label: "1", text: "정규직 직원은 1년에 15일의 연차 휴가를 쓴다." }], {
    user: "25일",
  });
  assert.match(reasonOf("정규직 직원은 1년에 25일의 유급 휴가를 쓴다 [1].", policy), /“25일” 자리에 원문은 “15일”/);
});

test("of a known author with another year it is the year that is named", () => {
  assert.match(reasonOf("Park et al. 2023은 통계적 보장을 준다 [2].", papers), /“2023”: “Park”의 자료는 2024년 것/);
});

test("particles, ends of figures and known words are not named as words that a source lacks", () => {
  for (const sentence of [
    "갑은 15일의 모든 통지를 팩스로 보낸다 [1].",
    "을은 이메일로도 대금의 청구를 할 수 있습니다 [1].",
  ])
    assert.doesNotMatch(reasonOf(sentence), /[“\s](?:은|의|일의|일|갑은|을은|있습니다)[,”]/, sentence);
});

test("a figure is told without the words that another part of its list begins with", () => {
  const vote = prepareEvidence([{ label: "1", text: "안건은 찬성 4, 반대 5로 부결되었다." }]);
  assert.match(reasonOf("안건은 찬성 5, 반대 4로 부결되었다 [1].", vote), /“5”은.*“4”/);
});
