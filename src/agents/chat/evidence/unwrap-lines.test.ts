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

it("a press release, a guide to taxes and a mail are quoted by whole sentences", () => {
  const release = `유망한 핀테크 기업에 집중 투자하기 위해 금융권 자금을 바탕으로
조성된 「핀테크 혁신펀드」는 1호 펀드('20~'23)를 통해 4년간 총 5,133억원을
조성하고, 총 85개 핀테크 스타트업에 2,824억의 투자자금을 공급하여
다양한 성공사례를 창출하였다. 1호 펀드의 잔여 투자재원은 향후 4년간
위탁운용사를 통해 성장가능성이 있는 핀테크 기업에 투자될 예정이다.`;
  assert.match(told(release)[0] ?? "", /총 5,133억원을 조성하고, 총 85개 .+ 성공사례를 창출하였다\.$/);
  assert.equal(told(release).length, 2);
  const taxes = `무직원이 받는 육아휴직수당도 근로자나 공무원 등의 경우와 마찬가지로 소득세를
그 배우자의 출산 및 6세 이하 자녀의 보육과 관련하여 사용자 또는 종교단체로부터
받는 보육수당의 비과세 한도가 현행 월 10만원에서 월 20만원으로 상향되었으
며, 둘째 자녀의 경우 15만원에서 20만원으로 확대된다.`;
  assert.match(told(taxes)[0] ?? "", /월 20만원으로 상향되었으 ?며, .+ 확대된다\.$/);
  const mail = `Thank you for your order of the standing desk. We will deliver it on
Monday between nine and noon, and the driver is going to call you
before he arrives. Please make sure that the lift can be used, since
the parcel is too heavy for the stairs.`;
  assert.equal(told(mail).length, 3);
});

it("commands, code, rosters, schedules, rows, settings and addresses stay apart", () => {
  for (const text of [
    "npm install\nnpm run build\nnpm start",
    "git clone https://example.com/team/the-service.git --depth 1\ncd the-service\nnode scripts/prepare.mjs --with the --samples and go",
    "kim minsu 3000\nlee jieun 4000\npark doyun 5000",
    "2026년 3월 2일 월요일 오전 10시 본관 3층 대회의실 주간 회의\n2026년 3월 9일 월요일 오전 10시 본관 3층 대회의실 주간 회의\n2026년 3월 16일 월요일 오전 10시 본관 3층 대회의실 월간 회의\n2026년 3월 30일 월요일 오전 10시 본관 3층 대회의실 분기 회의",
    "김민수 부장 영업본부 국내영업팀 내선 3000 본관 3층 동쪽\n이지은 과장 경영본부 인사총무팀 내선 4000 본관 4층 서쪽\n박도윤 대리 개발본부 플랫폼팀 내선 5000 별관 2층 남쪽\n자리를 옮긴 사람은 총무팀에 알려 주시기 바랍니다.",
    "name,team,extension,what the person is there for\nkim minsu,sales,3000,the first to ask of a price\nlee jieun,people,4000,the first to ask of a leave",
    "server.host = the name of the machine that is to be used\nserver.port = the port on which it is to listen\nserver.name = what is shown at the top of the page.",
    "Hanbit Tower, seventh floor, 45 Yanghwa-ro\nmapo-gu, Seoul",
    "서울특별시 마포구 양화로 45 한빛타워 7층 주식회사 한빛\n경기도 성남시 분당구 판교로 235 에이치스퀘어 북관 4층\n부산광역시 해운대구 센텀중앙로 97 센텀스카이비즈 12층",
  ])
    assert.equal(told(text).length, text.split("\n").length, text);
  const code = "echo this is the first line of all that is to be told\nand this is what the second line has to tell.";
  assert.ok(told(`\`\`\`bash\n${code}\n\`\`\``).some((line) => line.startsWith("and this")));
});

it("points, labels, rows and lines that are long by chance stay apart", () => {
  for (const text of [
    "일시: 2025년 3월 4일 화요일 오후 두 시부터 네 시까지 본관 대회의실\n장소: 서울시 마포구 양화로 45 한빛타워 7층 대회의실\n참석: 김민수 부장, 이서연 대리, 박도윤 사원, 최하은 사원",
    "- 노트북은 입사한 날 총무팀에서 받아 가며 서명을 남길 것\n- 출입증은 경비실에서 사진을 찍은 다음 날부터 받을 수 있음\n- 주차권은 매달 첫 월요일에 총무팀에서 신청한 사람에게 줌",
    "입주 안내문을 잘 읽고 보관해 주시기 바랍니다\n문의는 관리사무소로",
  ])
    assert.equal(told(text).length, text.split("\n").length, text);
});
