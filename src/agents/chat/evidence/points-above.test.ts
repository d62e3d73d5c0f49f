import assert from "node:assert/strict";
import { it } from "node:test";
import { sayAnswer } from "./say-answer.ts";
import { statementsOf } from "./statements.ts";

const report = `7. 재발 방지 대책

(1) 도크 지붕 방수 공사
    담당: 시설팀 감우석
    예산: 2,150만 원
(2) 타이어 점검
    담당: 장비팀 길소라

■ 면접 평가 항목
- 직무 이해도 (40점)
- 태도 (30점)

- 제품을 눕혀서 옮긴 뒤에는 두 시간을 세워 둡니다.
  - 기름이 제자리로 돌아와야 합니다.`;

it("what is indented stands below the point that it is indented under, and is told with it", () => {
  const statements = statementsOf(report);
  const budget = statements.find(({ text }) => text.startsWith("예산"));
  assert.deepEqual(budget?.points, ["(1) 도크 지붕 방수 공사"]);
  assert.ok(budget);
  assert.equal(sayAnswer(budget, statements).lead, "(1) 도크 지붕 방수 공사");
  const second = statements.filter(({ text }) => text.startsWith("담당"))[1];
  assert.deepEqual(second?.points, ["(2) 타이어 점검"]);
});

it("a point that is told brings what stands below it, and nothing of the next", () => {
  const statements = statementsOf(report);
  const [point] = statements.filter(({ text }) => text.startsWith("(1)"));
  assert.ok(point?.opens);
  const { text } = sayAnswer(point, statements);
  assert.match(text, /감우석.*2,150만 원/);
  assert.doesNotMatch(text, /길소라/);
});

it("a line behind a sign that tells something itself is told", () => {
  const notice =
    "■ 접수 기간 3월 2일부터\n■ 수강료 월 3만원\n■ 문의 02-123-4567\n■ 준비물 신분증\n\n많은 참여 바랍니다.";
  const told = statementsOf(notice).map(({ text }) => text);
  assert.ok(told.includes("■ 수강료 월 3만원") && told.includes("■ 문의 02-123-4567"));
  assert.deepEqual(
    statementsOf("□ 동의함\n□ 동의하지 않음").map(({ text }) => text),
    ["□ 동의함", "□ 동의하지 않음"],
  );
});

it("signs of notices make titles, and a sentence is no point", () => {
  const statements = statementsOf(report);
  assert.equal(statements.find(({ text }) => text.includes("직무 이해도"))?.heading, "■ 면접 평가 항목");
  assert.deepEqual(statements.find(({ text }) => text.includes("기름이"))?.points, []);
});
