import assert from "node:assert/strict";
import { it } from "node:test";
import { leftPartNote } from "../../asking/what-is-left.ts";
import { evidencePiece } from "../../testing/evidence-piece.ts";
import { respondRule } from "./rule.ts";
import type { RespondInput } from "./schema.ts";

const rest = evidencePiece("별표 2", "온실의 화분은 사흘에 한 번 물을 준다.", { continues: true });
const answerOf = (given: Partial<RespondInput>) =>
  respondRule(
    {
      question: "나머지 보여줘",
      contractTitle: "",
      previous: null,
      onlyPrevious: false,
      evidence: [rest],
      notGiven: 0,
      notes: [],
      missingInfo: null,
      asked: [],
      ...given,
    },
    { language: "ko" },
  );

it("what is named beside the rest of a part is shown below it, and so is a list", () => {
  const answer = answerOf({
    evidence: [
      evidencePiece("제8조", "온실은 아침 일곱 시에 연다."),
      rest,
      evidencePiece("제9조", "열쇠는 관리인이 맡는다."),
    ],
    asked: ["제8조", "별표 2"].map((label) => ({ label, exists: true, unit: label })),
    notes: [
      {
        tool: "get_table_of_contents",
        note: "제8조 여는 때\n제9조 열쇠",
        listing: { lists: "contents", lines: ["제8조 여는 때", "제9조 열쇠"] },
      },
    ],
  });
  assert.match(answer, /물을 준다[\s\S]*일곱 시에 연다[\s\S]*- 제9조 열쇠/);
  assert.doesNotMatch(answer, /관리인이 맡는다/);
});

it("parts that broke off and are too many to go on with at once are named", () => {
  const parts = ["별표 2", "별표 5", "별표 6"].map((label) => leftPartNote({ label, left: 40 }).ko);
  const answer = answerOf({ previous: { question: "별표들 보여줘", answer: parts.join("\n") } });
  assert.match(answer, /다 보이지 못했습니다: 별표 5, 별표 6$/);
});
