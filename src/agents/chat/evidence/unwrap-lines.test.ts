import assert from "node:assert/strict";
import { it } from "node:test";
import { statementsOf } from "./statements.ts";

const told = (text: string) => statementsOf(text).map((statement) => statement.text);

it("a sentence that is broken at the edge of a page or mail is one statement", () => {
  const release = `유망한 기업에 집중 투자하기 위해 금융권 자금을 바탕으로 지난 겨울에
조성된 혁신펀드는 1호 펀드를 통해 4년간 총 5,133억원의 투자 재원을
조성하고, 총 85개 스타트업에 2,824억의 투자자금을 공급하며 이를 지원
하였다. 남은 재원은 앞으로 4년간 위탁운용사를 통해 투자될 예정이다.
정부는 이를 지원하였다.`;
  const [first, ...others] = told(release);
  assert.match(first ?? "", /^유망한 .+ 5,133억원의 투자 재원을 조성하고, .+ 이를 지원하였다\.$/);
  assert.equal(others.length, 2);
  assert.deepEqual(told("The rent is due on the first day of the month and is\nlate on the fifth. Pay by card."), [
    "The rent is due on the first day of the month and is late on the fifth.",
    "Pay by card.",
  ]);
});

it("points, labels, rows and lines that are long by chance stay apart", () => {
  for (const text of [
    "일시: 2025년 3월 4일 화요일 오후 두 시부터 네 시까지 본관 대회의실\n장소: 서울시 마포구 양화로 45 한빛타워 7층 대회의실\n참석: 김민수 부장, 이서연 대리, 박도윤 사원, 최하은 사원",
    "- 노트북은 입사한 날 총무팀에서 받아 가며 서명을 남길 것\n- 출입증은 경비실에서 사진을 찍은 다음 날부터 받을 수 있음\n- 주차권은 매달 첫 월요일에 총무팀에서 신청한 사람에게 줌",
    "입주 안내문을 잘 읽고 보관해 주시기 바랍니다\n문의는 관리사무소로",
  ])
    assert.equal(told(text).length, text.split("\n").length, text);
});
