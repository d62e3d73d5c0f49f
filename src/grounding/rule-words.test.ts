import assert from "node:assert/strict";
import { it } from "node:test";
import { createTurn } from "#kernel";
import { prepareEvidence } from "./evidence.ts";
import { groundAnswer } from "./ground-answer.ts";
import { asRuleWords } from "./rule-words.ts";

const evidence = prepareEvidence([
  {
    label: "1",
    text: "| 품명 | 수량 |\n|---|---|\n| 복합기 | 2 |\n\n사용자가 통보하도록 서면으로 촉구할 것",
  },
  { label: "제10조 제3항", text: "③ 지급을 지체하는 경우 연 [ ]%의 비율에 따른 지연손해금을 지급하여야 한다." },
  {
    label: "2",
    text: "| 이름 | 급여 | 상여 |\n|---|---|---|\n| 김 | 200 | 100 |\n| 이 | 100 | |\n\n금액 합계: 1,300\n을은 해지할 수 있다. 갑은 양도할 수 없다.",
  },
  { label: "별지 4", text: "[별지4] 계약 종료 시에 반환되는 데이터" },
]);

const asRule = async (text: string) => {
  const models = { forRole: () => null };
  const turn = await createTurn({ id: "t", sessionId: "s", agent: "chat", language: "ko", startedAt: 0, models });
  return asRuleWords(turn, await groundAnswer(text, evidence), evidence, []).map(({ status }) => status);
};

it("what a rule says with the words of what it cites is quoted: behind quotation marks, a row, a blank, a numbered heading", async () => {
  for (const text of [
    '사용자가 통보하도록 서면으로 촉구할 것" [1] (법.txt, 9쪽)',
    "[1] (법.txt, 9쪽)",
    "품명: 복합기, 수량: 2 [1] (대장(1).csv, 1쪽)",
    "- ③ 지급을 지체하는 경우 연 [ ]%의 비율에 따른 지연손해금을 지급하여야 한다. [제10조 제3항]",
    "**금액** 이름: 김, 급여: 200, 상여: 100 [2]",
    "이름: 이, 급여: 100 [2]",
    "- 금액 합계: 1,300 [2]",
    "- [별지4] 계약 종료 시에 반환되는 데이터 [별지 4]",
  ])
    assert.deepEqual(await asRule(text), ["quoted"], text);
});

it("what a rule says of what it cites, or without citing, is its own words", async () => {
  assert.deepEqual(await asRule("문서에서 찾은 내용입니다."), ["own-words"]);
  assert.deepEqual(await asRule("가장 큰 갈래는 복합기입니다 [1]."), ["own-words"]);
});

it("words of what it cites that stand there otherwise are not quoted: of another row, within a figure, from two sentences", async () => {
  for (const text of [
    "이름: 김, 급여: 100 [2]",
    "급여: 100, 상여: 100 [2]",
    "- 금액 합계: 300 [2]",
    "- 을은 해지할 수 없다 [2]",
    "수량: 2, 품명: 복합기 수량 [1]",
  ])
    assert.deepEqual(await asRule(text), ["own-words"], text);
});
