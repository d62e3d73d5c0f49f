import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { doubtfulStatuses } from "#protocol";
import { checkAnswer } from "./check-answer.ts";
import { prepareEvidence } from "./evidence.ts";

/** Written from what code may mark (docs/how-jihwi-decides.md), without a look at how it finds it. */
interface Case {
  readonly matter: string;
  readonly question?: string;
  readonly evidence: Readonly<Record<string, string>>;
  /** Borne out, reckoned, or not for code to judge. */
  readonly stays: readonly string[];
  /** What stands nowhere and comes of nothing that does. */
  readonly marked: readonly string[];
}

const cases: readonly Case[] = [
  {
    matter: "만, 천, 억",
    question: "총사업비랑 우리 부담은 얼마야?",
    evidence: {
      "1": "총사업비는 123억 4천만 원이며, 국비 74억 400만 원과 시비 49억 3,600만 원으로 한다.",
      "2": "참가비는 1만 5천 원이다. 단체(20명 이상)는 1인당 12,000원으로 한다.",
    },
    stays: [
      "총사업비는 12,340,000,000원입니다 [1].",
      "총사업비는 약 123억 원입니다 [1].",
      "국비는 74억 4백만 원입니다 [1].",
      "시비는 4,936,000,000원입니다 [1].",
      "국비와 시비의 비율은 60%와 40%입니다 [1].",
      "참가비는 15,000원입니다 [2].",
      "단체는 1인당 1만 2천 원이라 3,000원 쌉니다 [2].",
      "스무 명이면 24만 원입니다 [2].",
      "서른 명이 단체로 가면 360,000원이 듭니다 [2].",
    ],
    marked: [
      "총사업비는 132억 4천만 원입니다 [1].",
      "국비는 74억 4천만 원입니다 [1].",
      "시비는 493억 6천만 원입니다 [1].",
      "참가비는 1만 7천5백 원입니다 [2].",
      "단체는 1인당 11,300원입니다 [2].",
    ],
  },
  {
    matter: "an equation with remarks, and a currency sign in a column of millions",
    evidence: {
      "1": "zone,weight,standard\nWorld,2–5 kg,32.27\nfuel surcharge,,3.50\nWorld customs clearance,,12.00",
      "2": "were as follows (in millions):\n2022\t2021\niPhone (1)\t$\t65,775 $\t71,628\nServices (3)\t20,766\t19,516",
    },
    stays: [
      "The total is **€47.77**: 32.27 (Standard, World, 2–5 kg) + 3.50 (fuel surcharge) + 12.00 (World customs clearance) = 47.77 [1].",
      "iPhone net sales were **$65,775 million** and Services net sales $20,766 million [2].",
    ],
    marked: [
      "The total is €48.77: 32.27 (Standard, World) + 3.50 (fuel surcharge) + 12.00 (World customs clearance) = 48.77 [1].",
      "iPhone net sales were $65,757 million [2].",
    ],
  },
  {
    matter: "a scale that stands among other words of a caption, and what rounds",
    evidence: {
      "1": "Net sales by segment (dollars in millions):\n2023\t2022\tChange\nJapan\t4,821\t5,446\t(11)%\nTotal net sales\t$\t81,797 $\t82,959",
      "2": "표 1. 사업별 매출 (단위: 백만원, %)\n서비스\t21,213\t12.4",
    },
    stays: [
      "Total net sales were $81,797 million [1].",
      "They fell by $1,162 million [1].",
      "82,959 − 81,797 = $1,162 million [1].",
      "Japan's share of sales: 4,821 ÷ 81,797 × 100 = 5.9% [1].",
      "4,821 ÷ 81,797 = 0.06 [1].",
      "서비스 매출은 212억 1,300만 원입니다 [2].",
    ],
    marked: [
      "Total net sales were $81,979 million [1].",
      "Japan's share of sales: 4,821 ÷ 81,797 × 100 = 6.4% [1].",
      "4,821 ÷ 81,797 × 100 = 5.8% [1].",
    ],
  },
  {
    matter: "a result in its scale",
    question: "직원 17명이 4팀이면?",
    evidence: { "1": "직원은 17명, 4팀이다. 1인당 지원금은 300,000원이다. Five seats cost $300 each." },
    stays: [
      "17명 × 300,000원 = 510만 원이다 [1].",
      "17명 × 300,000원 = 0.05억 원이다 [1].",
      "17명 ÷ 4팀 = 4.3명이다 [1].",
      "5 × $300 = $1,500 [1].",
    ],
    marked: [
      "17명 × 300,000원 = 5,100,000만원이다 [1].",
      "17명 × 300,000원 = 0.06억 원이다 [1].",
      "17명 ÷ 4팀 = 5명이다 [1].",
      "17명 ÷ 4팀 = 4명이다 [1].",
      "5 × $300 = $1,500 million [1].",
    ],
  },
  {
    matter: "an equation in two steps",
    question: "수정을 다섯 번 하면 얼마야?",
    evidence: { "1": "시안 수정은 3회까지 무상으로 하고, 그 뒤로는 1회에 350,000원을 받는다." },
    stays: ["모두 700,000원입니다 [1]. (5회 − 무상 3회) × 350,000원 = 2회 × 350,000원 = 700,000원입니다 [1]."],
    marked: ["(5회 − 무상 3회) × 350,000원 = 2회 × 350,000원 = 730,000원입니다 [1]."],
  },
  {
    matter: "a fraction in an equation",
    question: "20일 늦으면 지체상금은?",
    evidence: { "1": "계약금액은 2,400만원이다. 지체일수 1일마다 계약금액의 1000분의 3을 지체상금으로 낸다." },
    stays: [
      "2,400만원 × 1000분의 3 × 20일 = 144만원입니다 [1].",
      "2,400만원의 1000분의 3 × 20일 = 144만원입니다 [1].",
      "2,400만원 × 1천분의 3 × 20일 = 1,440,000원입니다 [1].",
    ],
    marked: ["2,400만원 × 1000분의 3 × 20일 = 154만원입니다 [1].", "2,400만원의 1000분의 3 × 20일 = 14만원입니다 [1]."],
  },
  {
    matter: "years, and a result that is only near, in an equation",
    question: "7년 일하면 퇴직금은? 한 주에 얼마였나?",
    evidence: {
      "1": "하루 평균임금은 10만원이고, 7년 일했다. 1년에 30일분을 준다. It bought 262 million shares for $38.1 billion.",
    },
    stays: [
      "퇴직금은 2,100만원입니다: 10만원 × 30일 × 7년 = 2,100만원 [1].",
      "It paid $145.42 a share: $38.1 billion ÷ 262 million shares ≈ $145.42 [1].",
    ],
    marked: ["퇴직금은 2,200만원입니다: 10만원 × 30일 × 7년 = 2,200만원 [1]."],
  },
  {
    matter: "a table of fares",
    question: "어른 둘 아이 하나면 얼마?",
    evidence: {
      "1": "| 구분 | 평일 | 주말 |\n|---|---:|---:|\n| 어른 | 8,500원 | 11,000원 |\n| 어린이 | 4,300원 | 5,500원 |\n| 65세 이상 | 무료 | 3,000원 |",
    },
    stays: [
      "평일이면 8,500 × 2 + 4,300 = 21,300원입니다 [1].",
      "주말에는 27,500원입니다 [1].",
      "| 구분 | 계산 | 합 |\n|---|---|---|\n| 평일 | 17,000 + 4,300 | 21,300원 [1] |\n| 주말 | 22,000 + 5,500 | 27,500원 [1] |",
      "주말이 어른 기준으로 2,500원 더 비쌉니다 [1].",
      "65세 이상은 평일에 0원입니다 [1].",
      "어린이 셋이 주말에 가면 16,500원입니다 [1].",
      "1. 어른은 평일에 8,500원입니다 [1].\n2. 어린이는 4,300원입니다 [1].",
      "7) 어린이 주말 요금은 5,500원입니다 [1].",
    ],
    marked: [
      "평일이면 8,500 × 2 + 4,300 = 21,800원입니다 [1].",
      "어린이 주말 요금은 5,700원입니다 [1].",
      "| 구분 | 합 |\n|---|---|\n| 평일 | 21,300원 [1] |\n| 주말 | 29,900원 [1] |",
    ],
  },
  {
    matter: "years in short",
    evidence: {
      "1": "| 구분 | '20년 | '21년 | '22년 |\n|---|---|---|---|\n| 증원(명) | 196 | 200 | 200 |",
      "2": "’16.9월 65억원을 투자받았고, ’22.9월에는 1,300억원의 값이 매겨졌다.",
    },
    stays: [
      "2020년부터 2022년까지 모두 596명을 늘렸습니다(2020년 196명 + 2021년 200명 + 2022년 200명 = 596명) [1].",
      "'20년 196명에서 '21년 200명으로 늘었습니다 [1].",
      "'16.9월 투자 유치 당시 65억원이던 것이 '22.9월에는 1,300억원이 되었습니다 [2].",
      "2016년 9월에 65억원을 투자받았습니다 [2].",
    ],
    marked: ["2023년에는 200명을 늘렸습니다 [1].", "2018년 9월에 65억원을 투자받았습니다 [2]."],
  },
  {
    matter: "decimals and percentages",
    evidence: {
      "1": "합격률은 2023년 41.7%, 2024년 44.2%였다. 응시자는 각각 12,480명과 13,050명이었다.",
      "2": "The mean score rose from 0.613 to 0.702 (p = .004, n = 1,208).",
    },
    stays: [
      "합격률은 2.5%포인트 올랐습니다 [1].",
      "2024년에는 44.2 퍼센트였습니다 [1].",
      "응시자는 570명 늘었습니다 [1].",
      "응시자는 약 4.6% 늘었습니다 [1].",
      "둘을 더하면 25,530명입니다 [1].",
      "합격자는 대략 5,768명입니다 [1].",
      "The score rose by 0.089 points [2].",
      "It rose by about 14.5 percent [2].",
      "The score reached .702 with p = 0.004 [2].",
      "The sample had 1208 people [2].",
      "2023년보다 570명 늘었고, 13,050 ÷ 12,480 = 104.6%입니다 [1].",
      "두 해와 다시 첫 해를 더하면 38,010명입니다 [1]. 셈은 12,480 + 13,050 + 12,480 = 38,010명입니다 [1].",
    ],
    marked: [
      "13,050 ÷ 12,480 = 114.6%입니다 [1].",
      "합격률은 3.8%포인트 올랐습니다 [1].",
      "2024년에는 46.9%였습니다 [1].",
      "응시자는 13,500명이었습니다 [1].",
      "The score reached 0.73 [2].",
      "The effect was significant (p < .001) [2].",
      "The sample had 1,280 people [2].",
    ],
  },
  {
    matter: "spelled numbers",
    evidence: {
      "1": "신청은 공고일부터 열흘 안에 한다. 위원은 세 명 이상 다섯 명 이하로 하고, 임기는 두 해로 한다.",
      "2": "Members may borrow up to twelve books for three weeks. A dozen rooms are open around the clock. One half of the fee is returned.",
    },
    stays: [
      "신청 기간은 10일입니다 [1].",
      "위원은 3~5명입니다 [1].",
      "위원의 임기는 2년입니다 [1].",
      "You can borrow 12 books for 21 days [2].",
      "There are 12 rooms, open day and night [2].",
      "50% of the fee is returned [2].",
      "Half of the fee comes back [2].",
    ],
    marked: [
      "신청 기간은 보름입니다 [1].",
      "위원은 스물일곱 명까지입니다 [1].",
      "임기는 4년입니다 [1].",
      "You can borrow fifteen books [2].",
      "Books are lent for five weeks [2].",
      "75% of the fee is returned [2].",
    ],
  },
  {
    matter: "currencies by sign, code and name",
    evidence: {
      "1": "The licence costs US$1,250 a year; support is EUR 300 (about €25 a month). In Japan it is JPY 180,000.",
      "2": "보증금은 미화 2만 달러, 임대료는 월 USD 1,850로 하며 관리비는 35만 원이다.",
    },
    stays: [
      "The licence is 1,250 dollars a year [1].",
      "Two licences cost $2,500 [1].",
      "Support costs 300 euros [1].",
      "In Japan it costs ¥180,000 [1].",
      "보증금은 20,000달러입니다 [2].",
      "임대료는 월 1,850달러, 한 해 22,200달러입니다 [2].",
      "관리비는 월 350,000원입니다 [2].",
      "관리비는 KRW 350,000입니다 [2].",
    ],
    marked: [
      "The licence is 1,520 dollars a year [1].",
      "Support costs €340 [1].",
      "In Japan it costs 108,000 yen [1].",
      "보증금은 2만 5천 달러입니다 [2].",
      "임대료는 월 USD 1,580입니다 [2].",
    ],
  },
  {
    matter: "dates and times",
    question: "오늘이 2026년 3월 2일인데 며칠 남았어?",
    evidence: {
      "1": "접수: 2026. 3. 16.(월) 09:00 ~ 2026. 3. 27.(금) 18:00. 발표는 4월 10일 오후 2시에 한다.",
      "2": "The workshop runs from 14 September 2026 to 18 September 2026, 9:30 a.m. to 4 p.m.",
    },
    stays: [
      "접수는 3월 16일 오전 9시에 시작합니다 [1].",
      "접수는 2026-03-27 오후 6시까지입니다 [1].",
      "접수 시작까지 14일 남았습니다 [1].",
      "접수 기간은 12일입니다 [1].",
      "발표는 14시입니다 [1].",
      "It runs for five days in September [2].",
      "It starts on Sept. 14, 2026 at 09:30 [2].",
      "Each day lasts 6.5 hours [2].",
      "It ends at 16:00 [2].",
    ],
    marked: [
      "접수는 3월 29일까지입니다 [1].",
      "발표는 4월 11일입니다 [1].",
      "접수는 2027년에 합니다 [1].",
      "It starts on 15 October 2026 [2].",
      "It ends at 17:45 [2].",
    ],
  },
  {
    matter: "values that are reckoned",
    question: "84㎡ 집을 4억 2천만 원에 사면?",
    evidence: {
      "1": "취득세율은 6억 원 이하 1.0%이다. 지방교육세는 취득세의 10%이다. 중개보수 상한은 0.4%이다.",
      "2": "A batch takes 45 minutes and yields 1.8 kg. The oven runs from 6:00 to 18:00.",
    },
    stays: [
      "취득세는 420만 원입니다 [1].",
      "420,000,000원의 1%는 4,200,000원입니다 [1].",
      "취득세는 420만 원, 지방교육세는 42만 원이고, 합하면 462만 원입니다 [1].",
      "취득세는 420만 원입니다 [1]. 지방교육세는 그 10%인 42만 원입니다 [1]. 합하면 462만 원입니다 [1].",
      "중개보수는 최대 168만 원입니다 [1].",
      "4.2억 × 0.4% = 168만 원입니다 [1].",
      "In 12 hours the oven can run 16 batches [2].",
      "In 12 hours that is 16 batches [2]. That makes 28.8 kg [2].",
      "Four batches take 180 minutes, or 3 hours [2].",
      "12 × 60 ÷ 45 = 16 batches [2].",
    ],
    marked: [
      "420,000,000 × 1% = 4,600,000원입니다 [1].",
      "중개보수 상한은 0.7%입니다 [1].",
      "취득세율은 2.7%입니다 [1].",
      "12 × 60 ÷ 45 = 18 batches [2].",
      "A batch takes 55 minutes [2].",
      "A batch yields 2.3 kg [2].",
    ],
  },
  {
    matter: "names of documents, bold and lists",
    question: "연차규정 v2.3에서 이월 알려줘",
    evidence: {
      "1": "연차규정_v2.3_2025.docx\n제4장 휴가 > 4.2 이월\n사용하지 않은 연차는 다음 해 3월 말까지 쓸 수 있다. 최대 5일로 한다.",
      "2": "직원 안내서 2025판\n10. 출장\n출장비는 돌아온 뒤 7일 안에 청구한다.",
    },
    stays: [
      "연차규정 v2.3(2025)에 따르면 5일까지 이월됩니다 [1].",
      "**4.2 이월**: 다음 해 3월 말까지 씁니다 [1].",
      "「직원 안내서 2025판」은 7일 안에 청구하라고 합니다 [2].",
      "1. **이월 한도** — 최대 5일 [1]\n2. **기한** — 다음 해 3월 31일 [1]\n3. **출장비** — 7일 [2]",
      "① 이월은 5일까지입니다 [1]. ② 청구는 7일 안입니다 [2].",
      "(가) 출장비 청구: 일주일 [2]",
      "정리하면 두 가지입니다 [1][2].",
    ],
    marked: [
      "연차규정에 따르면 8일까지 이월됩니다 [1].",
      "**기한** — 다음 해 6월 말 [1]",
      "“사용하지 않은 연차는 수당으로 지급한다”고 되어 있습니다 [1].",
      "출장비는 14일 안에 청구합니다 [2].",
      "출장비는 7일 안에 청구합니다 [5].",
    ],
  },
  {
    matter: "quotations",
    evidence: {
      "1": "The Supplier shall indemnify the Customer against “third-party claims”; liability is capped at the Fees paid in the preceding 12 months.",
      "2": "을은 갑의 사전 서면 동의 없이 제3자에게 본 계약상의 권리를 양도할 수 없다.",
    },
    stays: [
      'Liability is "capped at the Fees paid in the preceding 12 months" [1].',
      "Liability is ‘capped at the fees paid’ [1].",
      "It covers 'third-party claims' [1].",
      "“사전 서면  동의 없이” 양도하지 못합니다 [2].",
      "이른바 '무단 양도'를 막는 조항입니다 [2].",
      '"The Supplier shall indemnify the Customer … liability is capped at the Fees paid" [1].',
      "12개월치, 즉 1년 동안 낸 금액이 한도입니다 [1].",
    ],
    marked: [
      'It says "liability is unlimited for breaches of confidence" [1].',
      "“을은 언제든지 자유롭게 양도할 수 있다”라고 적혀 있습니다 [2].",
      "Liability is capped at the Fees paid in the preceding 18 months [1].",
      "“본 계약상의 의무를 양도할 수 없다”고 되어 있습니다 [2].",
    ],
  },
  {
    matter: "references",
    question: "What do Park and Lee say?",
    evidence: {
      "1": "Sleep and memory in older adults. Hana Park, Joon Lee (2021). Participants slept 6.8 hours. Following Walker (2017), naps were counted.",
      "2": "Light exposure and rest. Oksana Petrenko, Ivan Bondar, Lesia Koval (2019). Evening light delayed sleep by 23 minutes.",
    },
    stays: [
      "Park & Lee (2021) report 6.8 hours of sleep [1].",
      "Petrenko et al. (2019) found a delay of 23 minutes [2].",
      "Petrenko, Bondar and Koval (2019) agree [2].",
      "Park 등(2021)은 6.8시간이라고 합니다 [1].",
      "They follow Walker (2017) [1].",
      "Park's 2021 paper counts naps [1].",
      "In *Light exposure and rest* (2019) the delay was 23 minutes [2].",
    ],
    marked: [
      "Petrenko et al. (2016) found the same [2].",
      "Nakamura (2018) found the opposite.",
      "Park and Lee (2014) found it earlier [1].",
      "See Okafor et al. (2020) for a review [2].",
      "Evening light delayed sleep by 41 minutes [2].",
      "최민수 등(2022)의 연구가 이를 뒷받침합니다.",
    ],
  },
  {
    matter: "units",
    evidence: {
      "1": "정격 소비 전력 1.5kW, 무게 7.2kg, 코드 길이 2m, 물통 용량 800mL. 예열에는 90초가 걸린다.",
      "2": "The tank holds 2.5 litres; the hose is 1,800 mm long and the pump draws 350 W.",
    },
    stays: [
      "소비 전력은 1,500W입니다 [1].",
      "물통은 0.8L입니다 [1].",
      "예열은 1분 30초입니다 [1].",
      "코드는 200cm입니다 [1].",
      "The tank holds 2,500 ml [2].",
      "The hose is 1.8 m long [2].",
      "두 대면 무게가 14.4kg입니다 [1].",
    ],
    marked: [
      "소비 전력은 1.9kW입니다 [1].",
      "무게는 9.6kg입니다 [1].",
      "예열은 2분 40초입니다 [1].",
      "The tank holds 3.5 litres [2].",
      "The pump draws 530 W [2].",
    ],
  },
  {
    matter: "a table whose head has the unit",
    evidence: {
      "1": "| 항목 (단위: 천원) | 2024 | 2025 |\n|---|---|---|\n| 매출 | 1,284,000 | 1,410,500 |\n| 영업이익 | 96,300 | 88,150 |",
      "2": "| Part | Warranty (years) | Weight (kg) | Price (USD k) |\n|---|---|---|---|\n| Motor | 7 | 12.5 | 3.4 |\n| Panel | 2 | 0.8 | 1.1 |",
    },
    stays: [
      "2025년 매출은 14억 1,050만 원입니다 [1].",
      "매출은 1억 2,650만 원 늘었습니다 [1].",
      "영업이익은 8,815만 원으로 약 8.5% 줄었습니다 [1].",
      "The motor has a warranty of 7 years, and the panel of 2 [2].",
      "모터는 3,400달러이고 7년 보증입니다 [2].",
      "The motor weighs 12.5 kg, 11.7 kg more than the panel [2].",
    ],
    marked: [
      "2025년 매출은 15억 2,000만 원입니다 [1].",
      "영업이익은 12.3% 줄었습니다 [1].",
      "The motor has a warranty of 11 years [2].",
      "패널은 1,700달러입니다 [2].",
    ],
  },
  {
    matter: "words that are no scale of a table",
    evidence: {
      "1": "월 단위 만기, 행정 단위 천안\n이름\t점수\n김\t37",
      "2": "(k) The tenant keeps the keys.\nName\tPoints\nKim\t53",
    },
    stays: ["김의 점수는 37점이다 [1]."],
    marked: ["김의 금액은 37,000원이다 [1].", "Kim has 53,000 points [2]."],
  },
  {
    matter: "numbers of several parts",
    evidence: {
      "1": "문의: 042-330-1188, 야간 1577-2046. 계좌 110-456-778899 (예금주 한빛재단). 지원 연령 19~34세, 2019-2021년 수료자 제외.",
    },
    stays: [
      "전화는 042-330-1188입니다 [1].",
      "밤에는 1577-2046으로 겁니다 [1].",
      "110-456-778899 계좌로 보냅니다 [1].",
      "19-34세가 대상이고 2019-2021년 수료자는 빠집니다 [1].",
    ],
    marked: ["전화는 042-330-1181입니다 [1].", "밤에는 1577-2064로 겁니다 [1].", "110-465-778899 계좌로 보냅니다 [1]."],
  },
  {
    matter: "what is no claim of the evidence",
    question: "3박 4일이면 숙박비가 얼마죠? 1박에 9만원이에요",
    evidence: { "1": "숙박비는 1박 90,000원이며 조식은 12,000원이다." },
    stays: [
      "3박이면 27만 원입니다 [1].",
      "3박이면 27만 원입니다 [1]. 조식을 네 번 드시면 48,000원이 더 들어 모두 318,000원입니다 [1].",
      "더 궁금하신 점이 있으면 1588-0000으로 전화하기 전에 저에게 물어보세요.",
      "일반적으로 성수기에는 20~30% 비쌀 수 있습니다.",
      "### 3. 숙박비 정리",
      "COVID-19 이후로 달라졌을 수 있습니다 [1].",
      "B2B 고객은 따로 문의해야 합니다 [1].",
    ],
    marked: ["3박이면 29만 원입니다 [1].", "조식은 15,000원입니다 [1].", "1박에 95,500원입니다 [1]."],
  },
];

for (const { matter, question = "", evidence, stays, marked } of cases)
  describe(matter, () => {
    const units = Object.entries(evidence).map(([label, text]) => ({ label, text }));
    const prepared = prepareEvidence(units, { user: question });
    const doubtsOf = async (answer: string) =>
      (await checkAnswer(answer, prepared))
        .filter(({ status }) => doubtfulStatuses.has(status))
        .map(({ text, reason }) => `${text}: ${reason?.en}`);
    for (const answer of stays) it(`stays: ${answer}`, async () => assert.deepEqual(await doubtsOf(answer), []));
    for (const answer of marked)
      it(`is marked: ${answer}`, async () => assert.equal((await doubtsOf(answer)).length, 1));
  });
