import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { askOver, markdownTable, toldOver } from "./testing/ask-over.ts";

const budget = {
  "예산.xlsx": [
    `## 부서별\n\n${markdownTable(
      "부서,담당자,예산(만원),집행액(만원),집행률(%),비고",
      "개발팀,김하늘,5200,4100,78.8,",
      "영업팀,박서연,3800,3650,96.1,초과 주의",
      "총무팀,이도윤,1500,600,40,",
      "디자인팀,최유나,2400,1900,79.2,충원",
      "합계,,12900,10250,,",
    )}`,
    `## 일정\n\n${markdownTable("행사,날짜,장소,예산(만원)", "워크숍,2026-05-14,강릉,800", "송년회,2026-12-18,서울,450", "체육대회,2026-09-05,수원,620", "신년회,2026-01-09,서울,미정")}`,
  ],
};
const staff = {
  "직원.csv": [
    markdownTable(
      "이름,부서,직급,나이,입사일,급여,근무지,성별,이메일",
      "김하늘,영업팀,대리,31,2021-03-02,390만원,서울,여,a@x.kr",
      "박서연,영업팀,사원,27,2024-01-15,310만원,부산,여,",
      "이도윤,개발팀,과장,39,2016-07-01,560만원,서울,남,c@x.kr",
      "최유나,개발팀,대리,33,2020-11-23,430만원,판교,여,d@x.kr",
      "정민수,개발팀,사원,28,2023-05-08,-,판교,남,e@x.kr",
      "한지우,인사팀,부장,47,2009-02-16,720만원,서울,남,",
    ),
  ],
};
const orders = {
  "orders.csv": [
    markdownTable(
      "Order,Customer,Date,Amount,Status,Country",
      "A-101,Brook Ltd,2026-01-12,$1200.50,Completed,UK",
      "A-102,Finch & Co,2026-02-03,$80,Pending,France",
      "A-103,Brook Ltd,2026-03-19,$430,Completed,UK",
      "A-104,Wren Studio,2026-03-28,($120),Refunded,Spain",
      "A-105,Finch & Co,2026-05-02,$2310,Completed,France",
    ),
  ],
};

async function tells(documents: Parameters<typeof toldOver>[0], cases: readonly (readonly [...string[], RegExp])[]) {
  for (const one of cases) {
    const [pattern, ...questions] = [one.at(-1), ...one.slice(0, -1)];
    assert.ok(pattern instanceof RegExp);
    const asked = questions.map(String);
    assert.match(await toldOver(documents, ...asked), pattern, asked.join(" / "));
  }
}

describe("a question asked of a whole table", () => {
  it("is worked out over the column that it names, without the rows that sum up", async () => {
    await tells(budget, [
      ["집행액 합계는?", /집행액\(만원\) 합계: 10,250만원 \(표 4줄 모두\) .*합계 줄에 적힌 값과 같/],
      ["예산이 가장 많은 부서는?", /5,200만원 — 개발팀/],
      ["집행률이 가장 낮은 팀은?", /40% — 총무팀/],
      ["부서별 예산 합계는?", /부서별 예산\(만원\) 합계 .*12,900만원/],
      ["예산 많은 부서 순으로 2곳", /개발팀, 영업팀/],
      ["두 번째로 예산이 많은 부서는?", /3,800만원 — 영업팀/],
      ["가장 늦은 행사는?", /2026-12-18 — 송년회/],
    ]);
    await tells(staff, [
      ["나이가 가장 많은 사람은?", /47 — 한지우/],
      ["제일 어린 직원 누구야?", /27 — 박서연/],
      ["월급이 제일 많은 사람은?", /7,200,000원 — 한지우/],
      ["가장 오래 다닌 사람은?", /2009-02-16 — 한지우/],
      ["급여 상위 3명", /한지우, 이도윤, 최유나/],
      ["직원이 가장 많은 부서는?", /3 — 개발팀/],
      ["직급별 인원수", /직급별 줄 수/],
    ]);
    await tells(orders, [
      ["Which order is the largest?", /\$2,310 — A-105/],
      ["What is the most recent order?", /2026-05-02 — A-105/],
      ["total amount per country", /By Country: sum of Amount.*\$3,900\.5/],
      ["top 2 orders by amount", /A-105, A-101/],
      ["How many different customers are there?", /3 different Customer/],
    ]);
  });

  it("is worked out over the rows that it chooses, and tells them as it understood them", async () => {
    await tells(staff, [
      ["영업팀 직원들 급여 평균", /^부서 = 영업팀 · 급여 평균: 3,500,000원 \(표 6줄 중 2줄\)/],
      ["서울에 있는 직원은 몇 명?", /^근무지 = 서울 · 3줄/],
      ["2020년 이후 입사한 직원은 몇 명이야?", /입사일: 2020년 이후 · 4줄/],
      ["급여가 400만원 이상인 사람은?", /급여: 400만원 이상 · 맞는 줄 3개/],
      ["이메일이 비어 있는 직원은?", /이메일: 없음 · 맞는 줄 2개/],
      ["여자 직원은 몇 명이야?", /성별 = 여 · 3줄/],
      ["30대 직원은 몇 명이야?", /나이: 30대 · 3줄/],
      ["개발팀 빼고 급여 합계는?", /부서 ≠ 개발팀 · 급여 합계: 14,200,000원/],
      ["판교에서 일하는 개발팀 사람들 급여 합계", /4,300,000원 \(표 6줄 중 1줄, 1줄은 값이 없어 뺌\)/],
    ]);
    await tells(budget, [
      ["예산이 3천만원 이상인 부서는 몇 곳이야?", /2줄/],
      ["개발팀과 영업팀 예산 합계", /부서 = 개발팀, 영업팀 · 예산\(만원\) 합계: 9,000만원/],
      ["5월 이후 행사는 몇 개야?", /3줄/],
    ]);
    await tells(orders, [
      ["What is the total amount of completed orders?", /Status = Completed · sum of Amount: \$3,940\.5/],
      ["What's the total since March?", /\$2,620/],
      ["How many orders before May?", /4 rows/],
      ["orders over 400", /3 rows fit/],
      ["total excluding UK", /Country ≠ UK · sum of Amount: \$2,270/],
    ]);
  });

  it("is asked of another column where one is called like what is done", async () => {
    const grades = {
      "성적.csv": [
        markdownTable("이름,반,국어,영어,평균", "강하준,1반,88,92,90", "오서윤,2반,95,67,81", "유지안,1반,72,,72"),
      ],
    };
    await tells(grades, [
      ["1반 국어 평균은?", /반 = 1반 · 국어 평균: 80 /],
      ["반별 국어 평균", /반별 국어 평균/],
      ["평균이 가장 높은 학생은?", /평균 가장 큰 값: 90 — 강하준/],
      ["평균이 가장 높은 학생은?", "몇 반이야?", /반: 1반/],
      ["학생 수는?", /3줄/],
    ]);
  });

  it("means the yes of a column of yes and no, and what its word of asking wants", async () => {
    const lettings = {
      "lettings.csv": [
        markdownTable(
          "Address,Bedrooms,Monthly rent,Available,Furnished",
          "12 Mill Lane,2,£950,1 March 2026,Yes",
          "3 Oak Street,1,£720,TBC,No",
          "48 Quay Road,3,£1290,1 May 2026,Yes",
        ),
      ],
    };
    await tells(lettings, [
      ["What's the average monthly rent for furnished places?", /Furnished = yes.*£1,120/i],
      ["How many are furnished?", /2 rows/],
      ["How much is 3 Oak Street?", /Monthly rent: £720/],
      ["How much is 3 Oak Street?", "How many bedrooms?", /Bedrooms: 1/],
      ["Which ones have at least 2 bedrooms?", /2 rows fit/],
      ["How many have no available date?", /1 row /],
      ["average rent for 2 bedroom places", /Bedrooms: 2 · average of Monthly rent: £950/],
    ]);
  });

  it("of which two tables fit alike is worked out over both, each in its place", async () => {
    const results = await askOver(budget, "예산 합계는?");
    assert.deepEqual(
      results.map(({ sheet, text }) => [sheet, /합계: ([\d,]+)만원/.exec(text)?.[1]]),
      [
        ["부서별", "12,900"],
        ["일정", "1,870"],
      ],
    );
    assert.deepEqual(
      (await askOver(budget, "일정 시트의 예산 합계는?")).map(({ sheet }) => sheet),
      ["일정"],
    );
    const average = await askOver(budget, "예산 합계는?", "평균은?");
    assert.deepEqual(
      average.map(({ sheet }) => sheet),
      ["부서별", "일정"],
      "and goes on with both",
    );
    assert.match(results[1]?.text ?? "", /4줄 중 3줄, 1줄은 값이 없어 뺌/);
  });

  it("takes over what it leaves out from the question before", async () => {
    await tells(budget, [
      ["집행률이 가장 높은 부서는?", "그럼 가장 낮은 곳은?", /집행률\(%\) 가장 작은 값: 40% — 총무팀/],
      ["집행률이 가장 높은 부서는?", "평균은?", /집행률\(%\) 평균: 73\.53%.*단순 평균/],
      ["집행률이 가장 높은 부서는?", "담당자는 누구야?", /담당자: 박서연/],
      ["집행률이 가장 높은 부서는?", "담당자는 누구야?", "개발팀은?", /부서 = 개발팀 · 담당자: 김하늘/],
      ["집행률이 가장 높은 부서는?", "개발팀은?", /집행률\(%\): 78\.8%/],
      ["집행률이 가장 높은 부서는?", "그 팀 전화번호는?", /‘전화번호.*찾지 못/],
    ]);
    await tells(staff, [
      ["영업팀 급여 평균은?", "개발팀은?", /부서 = 개발팀 · 급여 평균: 4,950,000원/],
      ["영업팀 급여 평균은?", "개발팀은?", "합계는?", /부서 = 개발팀 · 급여 합계: 9,900,000원/],
    ]);
    await tells(orders, [
      ["largest order", "what about the smallest?", /-\$120 — A-104/],
      ["largest order", "who was the customer?", /Customer: Finch & Co/],
    ]);
  });
});

describe("a row that sums up others", () => {
  const rows = ["영업팀,300", "개발팀,500", "총무팀,200"];
  const budgetOf = (...more: readonly string[]) => ({ "예산.csv": [markdownTable("부서,예산", ...rows, ...more)] });

  it("is no row of its own where it has no name, whatever is asked", async () => {
    await tells(budgetOf(",1000"), [
      ["예산이 가장 큰 부서는?", /500 — 개발팀/],
      ["영업팀 빼고 예산 합계는?", /예산 합계: 700/],
      ["예산 250 이상 합계는?", /예산 합계: 800/],
      ["부서는 몇 개야?", /3줄/],
      ["부서별 예산 합계는?", /전체로는 1,000/],
    ]);
    const costs = [
      "인건비,급여,200",
      "인건비,수당,100",
      "인건비계,,300",
      "운영비,임차,50",
      "운영비,통신,30",
      "운영비계,,80",
    ];
    await tells({ "비용.csv": [markdownTable("구분,항목,금액", ...costs)] }, [
      ["금액 합계는?", /금액 합계: 380 \(표 4줄 모두\)/],
      ["금액이 가장 큰 항목은?", /200 — 급여/],
    ]);
    await tells({ "물품.csv": [markdownTable("품목,금액", "책상,100", "의자,50", "시계,70")] }, [
      ["금액 합계는?", /금액 합계: 220/],
    ]);
  });

  it("stops what takes it where its name leaves open what it is", async () => {
    const open = budgetOf("회사 모든 곳,1000");
    for (const question of [
      "예산이 가장 큰 부서는?",
      "영업팀 빼고 예산 합계는?",
      "부서별 예산 합계는?",
      "부서는 몇 개야?",
    ])
      assert.match(await toldOver(open, question), /합계 줄인지 알 수 없습니다/, question);
    assert.match(await toldOver(open, "영업팀 예산 합계는?"), /예산 합계: 300/);
    // The table's own sum says that the last row is one of them.
    assert.match(
      await toldOver(budgetOf("홍보팀,1000", "합계,2000"), "예산 합계는?"),
      /예산 합계: 2,000 \(표 4줄 모두\)/,
    );
  });

  it("may tell their average or bounds, and is left out too", async () => {
    await tells(budgetOf("평균,333", "최대,500", "최소,200"), [
      ["예산 합계는?", /예산 합계: 1,000 \(표 3줄 모두\)/],
      ["예산이 가장 작은 부서는?", /200 — 총무팀/],
    ]);
    // A grade that is called the highest is none of them.
    await tells({ "등급.csv": [markdownTable("등급,인원", "보통,3", "우수,5", "최고,1")] }, [
      ["인원 합계는?", /합계: 9/],
    ]);
  });

  it("is not every row that is for all", async () => {
    const costs = ["건강검진,전체,500", "회식,영업팀,100", "교육,전체,300", "간식,개발팀,50"];
    await tells({ "비용.csv": [markdownTable("항목,대상,금액", ...costs)] }, [["금액 합계는?", /금액 합계: 950/]]);
    await tells(budgetOf("전체,1000"), [["예산이 가장 큰 부서는?", /500 — 개발팀/]]);
    const first = { "예산.csv": [markdownTable("부서,예산", "전체,1000", ...rows)] };
    await tells(first, [["예산 합계는?", /예산 합계: 1,000 \(표 3줄 모두\)/]]);
  });
});

describe("a wrong figure is worse than none", () => {
  it("signs are read as their column has them, and what was not read may be the most", async () => {
    const changes = (...cells: readonly string[]) => ({
      "증감.csv": [markdownTable("지점,증감", ...cells.map((cell, at) => `${"가나다라"[at]},${cell}`))],
    });
    await tells(changes("+10", "-5", "-3", "-7"), [["증감이 가장 큰 지점은?", /10 — 가/]]);
    await tells(changes("▲10", "▲5", "▲3", "▼7"), [
      ["증감 합계는?", /합계: 11/],
      ["증감이 가장 큰 지점은?", /10 — 가/],
    ]);
    await tells(changes("▲10", "5", "3", "7"), [["증감 합계는?", /합계: 5 /]]);
    await tells(changes("약 900", "300", "500", "200"), [
      ["증감이 가장 큰 지점은?", /모두 읽지 못해/],
      ["증감 합계는?", /1줄은 값을 읽지 못해 뺌/],
    ]);
    await tells(changes("협의", "300", "500", "200"), [["증감이 가장 큰 지점은?", /500 — 다/]]);
  });

  it("a unit above the table is that of its figures, and a cell with its own has that", async () => {
    const rows = ["영업팀,12,3800", "개발팀,20,5200", "총무팀,7,1500"];
    const above = (line: string) => ({
      "예산.md": [`# 예산\n\n${line}\n\n${markdownTable("부서,인원,예산", ...rows)}`],
    });
    for (const line of ["(단위: 만원)", "단위: 만원", "[단위 : 만 원]", "(단위 만원)"])
      await tells(above(line), [
        ["예산이 3천만원 이상인 부서는 몇 곳이야?", /· 2줄/],
        ["예산이 3천만원 이상인 부서 예산 합계는?", /9,000만원/],
        ["인원 합계는?", /인원 합계: 39 /],
      ]);
    const titled = markdownTable(
      "2026년 예산 (단위: 천원),",
      "부서,예산",
      "영업팀,38000",
      "개발팀,52000",
      "총무팀,1500",
    );
    await tells({ "예산.csv": [titled] }, [["예산이 3천만원 이상인 부서는 몇 곳이야?", /· 2줄/]]);
    await tells(above("(단위: 명, 만원)"), [["예산이 3천만원 이상인 부서 예산 합계는?", /단위나 통화가 섞여/]]);
    const own = {
      "예산.csv": [markdownTable("부서,예산(만원)", "영업팀,300만원", "개발팀,5000만", "총무팀,700만원")],
    };
    await tells(own, [
      ["예산이 1천만원 이상인 부서 예산 합계는?", /예산\(만원\) 합계: 50,000,000원 \(표 3줄 중 1줄/],
      ["예산이 600 이상인 부서 예산 합계는?", /57,000,000원/],
    ]);
  });

  it("shares are not added up, whether the column or its cells say so", async () => {
    const shares = { "달성.csv": [markdownTable("팀,달성도", "가,80%", "나,90%", "다,70%")] };
    await tells(shares, [
      ["달성도 합계는?", /더할 수 있는 값이 아니/],
      ["달성도 평균은?", /달성도 평균: 80%/],
      ["달성도가 80% 이상인 팀은 몇 개야?", /2줄/],
    ]);
  });

  it("what names nothing in the table is said, and nothing is worked out", async () => {
    for (const question of ["인사팀 예산 합계는?", "작년 예산 합계는?", "마케팅팀 집행액 평균은?"]) {
      const results = await askOver(budget, question);
      assert.deepEqual(
        results.map(({ kind }) => kind),
        ["declined"],
        question,
      );
    }
    assert.match(await toldOver(budget, "인사팀 예산 합계는?"), /‘인사팀’.*개발팀, 영업팀, 총무팀, 디자인팀/);
    for (const question of ["새로 들어온 직원 급여 평균", "안 나온 직원 급여 합계"])
      assert.deepEqual(
        (await askOver(staff, question)).map(({ kind }) => kind),
        ["declined"],
        question,
      );
    assert.match(await toldOver(orders, "Total for Germany?"), /nothing called “germany”/);
  });

  it("what asks for more than rows tell is not answered", async () => {
    for (const question of [
      "예산 중앙값은?",
      "예산과 집행액의 차이는?",
      "평균 집행률보다 높은 부서는 몇 개야?",
      "집행률이 왜 제일 낮아?",
    ])
      assert.deepEqual(
        (await askOver(budget, question)).filter(({ kind }) => kind === "worked"),
        [],
        question,
      );
  });

  it("what is compared is what the adjective is said of, and a column that is named and not read stops the sum", async () => {
    await tells(staff, [
      ["가장 최근에 입사한 사람의 급여는?", /입사일 가장 늦은 값: 2024-01-15 — 310만원/],
      ["나이가 가장 많은 사람의 급여는?", /나이 가장 큰 값: 47 — 720만원/],
    ]);
    const goods = { "가격.csv": [markdownTable("품명,단가,할인율(%)", "펜,100,0", "자,300,10", "풀,200,20")] };
    assert.deepEqual(
      (await askOver(goods, "할인된 품목 단가 평균은?")).map(({ kind }) => kind),
      ["declined"],
    );
    const stock = { "재고.csv": [markdownTable("품명,수량,단가", "펜,10,100", "자,20,300")] };
    assert.deepEqual(
      (await askOver(stock, "재고 금액 합계는?")).map(({ kind }) => kind),
      ["declined"],
    );
    assert.match(await toldOver(goods, "할인율이 10% 이상인 품목 단가 평균은?"), /단가 평균: 250/);
  });

  it("a column that rows may lack chooses those that have it, and age is told by birth", async () => {
    const members = {
      "회원.csv": [
        markdownTable(
          "회원번호,성명,포인트,생년월일,탈퇴일",
          "M1,구본승,12400,1985-02-11,",
          "M2,나혜미,3100,1993-07-25,2025-01-03",
          "M3,라미란,800,1975-03-06,",
        ),
      ],
    };
    await tells(members, [
      ["탈퇴한 회원은 몇 명?", /탈퇴일: 있음 · 1줄/],
      ["나이가 제일 많은 회원은?", /1975-03-06 — 라미란/],
      ["제일 어린 회원은?", /1993-07-25 — 나혜미/],
      ["포인트 제일 많은 회원은?", /12,400 — 구본승/],
    ]);
    const short = {
      "회원.csv": [markdownTable("성명,생년월일", "구본승,85.02.11", "나혜미,01.07.25", "라미란,38.03.06")],
    };
    await tells(short, [
      ["나이가 가장 많은 회원은?", /38\.03\.06 — 라미란/],
      ["제일 어린 회원은?", /01\.07\.25 — 나혜미/],
    ]);
    const runners = { "race.csv": [markdownTable("Runner,Age,Finish", "Ines,34,09:41", "Kay,41,10:02")] };
    assert.match(await toldOver(runners, "oldest runner"), /Age, largest: 41 — Kay/);
    const card = {
      "카드.csv": [markdownTable("사용자,가맹점,금액(원)", "남궁현,커피집,30", "도아라,택시,50", "남궁현,김밥집,40")],
    };
    assert.match(await toldOver(card, "누가 제일 많이 썼어?"), /사용자별 금액\(원\) 합계 가장 큰 값: 70원 — 남궁현/);
  });

  it("currencies and units are not added to each other", async () => {
    const spent = { "지출.csv": [markdownTable("항목,금액", "서버,$300", "사무실,120만원", "회식,35만원")] };
    assert.match(await toldOver(spent, "금액 합계는?"), /섞여 있어.*\$300, 1,550,000원/);
    assert.match(await toldOver(spent, "가장 비싼 항목은?"), /섞여 있어/);
    const leave = { "leave.csv": [markdownTable("Reason,Leave", "Wedding,5 days", "Moving,1 day")] };
    assert.match(await toldOver(leave, "What is the total leave?"), /6 days/);
    assert.match(await toldOver(budget, "집행률 합계는?"), /더할 수 있는 값이 아니/);
  });

  it("a total that says otherwise is told, and a last row that may be one stops the sum", async () => {
    const costs = (last: string) => ({ "비용.csv": [markdownTable("항목,금액", "급여,200", "수당,100", last)] });
    for (const last of [
      "총합계,300",
      "총 합계,300",
      "합계(원),300",
      "**합계**,300",
      "인건비 소계,300",
      "Total:,300",
      "TOTAL (USD),300",
    ])
      assert.match(await toldOver(costs(last), "금액 합계는?"), /금액 합계: 300 .*같습니다/, last);
    assert.match(await toldOver(costs("합계,310"), "금액 합계는?"), /금액 합계: 300 .*310로 적혀 있어 서로 다릅니다/);
    assert.match(await toldOver(costs("연간,300"), "금액 합계는?"), /합계 줄인지 알 수 없/);
  });

  it("a row is chosen by whole names, and a value in several columns by the one that is named", async () => {
    const paid = { "지급.csv": [markdownTable("상태,금액", "지급,200", "미지급,100", "지급,350")] };
    assert.match(await toldOver(paid, "지급 금액 합계는?"), /합계: 550/);
    assert.match(await toldOver(paid, "미지급 금액 합계는?"), /합계: 100/);
    const rides = { "운행.csv": [markdownTable("출발,도착,요금", "서울,부산,300", "부산,서울,400", "대구,서울,500")] };
    assert.match(await toldOver(rides, "서울 요금 합계는?"), /여러 열\(출발, 도착\)/);
    assert.match(await toldOver(rides, "도착이 서울인 요금 합계는?"), /도착 = 서울 · 요금 합계: 900/);
  });

  it("months of several years are not taken for those of one", async () => {
    const rows = markdownTable("품목,구매일,금액", "책상,2024-03-02,100", "의자,2025-04-01,50", "등,2025-02-01,30");
    assert.match(await toldOver({ "구매.csv": [rows] }, "3월 이후 금액 합계는?"), /여러 해/);
    assert.match(await toldOver({ "구매.csv": [rows] }, "2025년 3월 이후 금액 합계는?"), /합계: 50 /);
  });

  it("of a table that was not read whole nothing is worked out", async () => {
    const ragged = { "요금.pdf": ["구분\t요금\t비고\n어른\t3,000원\t평일\n어린이\t1,500원\n노인\t500원\t평일"] };
    assert.match(await toldOver(ragged, "요금 합계는?"), /모두 읽지 못해/);
  });
});

describe("a text with tables", () => {
  const text = {
    "규정.md": [
      `# 휴가\n\n연차는 최대 25일이다.\n\n${markdownTable("사유,휴가 일수,경조금", "본인 결혼,5일,50만 원", "자녀 결혼,1일,30만 원")}`,
    ],
  };
  it("is not taken for one by a question that its words answer", async () => {
    for (const question of [
      "연차는 최대 며칠까지 늘어나나요?",
      "신청은 몇 명까지 되나요?",
      "How many guests can a member bring?",
      "결혼하면 왜 휴가가 달라요?",
    ])
      assert.deepEqual(await askOver(text, question), [], question);
  });
});
