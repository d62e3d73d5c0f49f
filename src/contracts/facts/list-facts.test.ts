import assert from "node:assert/strict";
import { it } from "node:test";
import { readContract } from "../contract.ts";
import { listFacts } from "./list-facts.ts";

const factsIn = (text: string) =>
  listFacts(readContract({ documentId: "d", name: "a.txt", pages: [{ page: 1, text: `제1조(내용) ${text}` }] })).map(
    ({ kind, value, blank }) => `${kind} ${value}${blank ? " (blank)" : ""}`,
  );

const cases: readonly [text: string, facts: readonly string[]][] = [
  ["갑은 2026년 3월 1일까지 금 5,000,000원을 지급한다.", ["date 2026년 3월 1일", "amount 금 5,000,000원"]],
  ["을은 통지를 받은 날부터 30일 이내에 답한다.", ["deadline 30일 이내"]],
  ["지체하면 연 6%의 지연손해금을 낸다.", ["rate 6%", "penalty 지연손해금"]],
  ["지체하면 하루에 1,000분의 1.5를 낸다.", ["rate 1,000분의 1.5"]],
  ["지체하면 하루에 1000분의 3을 낸다.", ["rate 1000분의 3"]],
  ["계약기간은 1년간으로 한다.", ["period 1년간"]],
  ["(지체상금) 늦으면 지체상금을 낸다.", ["penalty 지체상금"]],
  ["위약금은 삼백만원으로 한다.", ["penalty 위약금", "amount 삼백만원"]],
  ["금 ______원을 [  ]일 이내에 낸다.", ["amount 금 ______원 (blank)", "deadline [ ]일 이내 (blank)"]],
  ["을은 계약금 ______원을 낸다.", ["amount ______원 (blank)"]],
  [
    "This agreement runs from December 1, 2026 to March 31, 2027.",
    ["period from December 1, 2026 to March 31, 2027", "date December 1, 2026", "date March 31, 2027"],
  ],
  [
    "The term is from 1 May 2026 until 30 June 2026.",
    ["period from 1 May 2026 until 30 June 2026", "date 1 May 2026", "date 30 June 2026"],
  ],
  [
    "계약기간은 2026년 12월 1일부터 2027년 3월 31일까지로 한다.",
    ["period 2026년 12월 1일부터 2027년 3월 31일까지", "date 2026년 12월 1일", "date 2027년 3월 31일"],
  ],
  [
    "갑은 2026년 12월 1일부터 2027년 3월 31일까지 빌려준다.",
    ["date 2026년 12월 1일", "period 2026년 12월 1일부터 2027년 3월 31일까지", "date 2027년 3월 31일"],
  ],
  ["차임은 매년 7월 1일 조정하고 매월 5일까지 낸다.", ["date 매년 7월 1일", "deadline 매월 5일까지"]],
  [
    "대금은 다음 달 10일까지, 잔금은 매년 3월 말일까지 낸다.",
    ["deadline 다음 달 10일까지", "deadline 매년 3월 말일까지"],
  ],
  [
    "야간은 오후 10시부터 오전 6시까지, 근로는 집합시간부터 현장 종료시간까지로 한다.",
    ["period 오후 10시부터 오전 6시까지", "period 집합시간부터 현장 종료시간까지"],
  ],
  ["제1항부터 제3항까지는 제2조에 따른다.", []],
  ["매매대금은 7억 2,500만 원으로 한다.", ["amount 7억 2,500만 원"]],
  ["권리금 4천8백만원을 지급한다.", ["amount 4천8백만원"]],
  ["보증금은 금 1억8천만 원이다.", ["amount 금 1억8천만 원"]],
  ["월 임료는 85만 7천 원, 관리비는 12만3,500원이다.", ["amount 85만 7천 원", "amount 12만3,500원"]],
  ["총사업비는 3조 4,000억 원이고 그중 5조원 이하는 제외한다.", ["amount 3조 4,000억 원", "amount 5조원"]],
  ["라이선스료는 미화 25만 달러 또는 3천만 엔을 낸다.", ["amount 25만 달러", "amount 3천만 엔"]],
  ["수수료는 1,200유로이다.", ["amount 1,200유로"]],
  ["공사대금은 금 이억 삼천오백만 원정으로 한다.", ["amount 금 이억 삼천오백만 원"]],
  ["잔금은 구백만 원을 낸다.", ["amount 구백만 원"]],
  ["보증 기간은 2년 3개월간이고 1년 6개월 이내에 알린다.", ["period 2년 3개월간", "deadline 1년 6개월 이내"]],
  ["시설은 1,500시간 동안 쓰고 2.5년간 맡긴다.", ["period 1,500시간 동안", "period 2.5년간"]],
  ["통지는 2주일 이내에, 답은 [  ]년 6개월 이내에 한다.", ["deadline 2주일 이내", "deadline [ ]년 6개월 이내"]],
  [
    "사용 기간은 2027. 1. 5.부터 2028. 1. 4.까지로 한다.",
    ["period 2027. 1. 5.부터 2028. 1. 4.까지", "date 2027. 1. 5", "date 2028. 1. 4"],
  ],
  ["을은 통지를 받고 나흘 이내에 답하고 보름 안에 고친다.", ["deadline 나흘 이내", "deadline 보름 안에"]],
  ["만료 두 달 전까지 알리고 열쇠는 한 달간 맡긴다.", ["deadline 두 달 전까지", "period 한 달간"]],
  ["그만두려면 끝나기 45일 전에, 급하면 사흘 전에 알린다.", ["deadline 45일 전에", "deadline 사흘 전에"]],
  ["하자는 석달 내에 고치고 서류는 다섯 해 동안 둔다.", ["deadline 석달 내에", "period 다섯 해 동안"]],
  ["일흔두 시간 이내에 알리고 한 달 반 동안 쉰다.", ["deadline 일흔두 시간 이내", "period 한 달 반 동안"]],
  ["육 개월 이내에 짓고 이십사시간 안에 알린다.", ["deadline 육 개월 이내", "deadline 이십사시간 안에"]],
  ["보증은 일 년 육 개월간 이어지고 이주일 이내에 답한다.", ["period 일 년 육 개월간", "deadline 이주일 이내"]],
  [
    "십오(15)일 이내에, 늦어도 이레(공휴일 제외) 이내에 낸다.",
    ["deadline 십오(15)일 이내", "deadline 이레(공휴일 제외) 이내"],
  ],
  ["가능한 시간 내에, 이 시간 이내에, 이 일 이전에, 주민의 이주 이전에, 평일 시간 안에 한다.", []],
  ["근로는 일일 8시간 이내로 한다.", ["deadline 8시간 이내"]],
  ["가산율은 2,500%를 넘지 않는다.", ["rate 2,500%"]],
  ["인도일은 2027/4/9이다.", ["date 2027/4/9"]],
  ["Pay within seventeen (17) days of receipt.", ["deadline within seventeen (17) days"]],
  ["It is lent for a term of thirty-six (36) months.", ["period for a term of thirty-six (36) months"]],
  ["He may leave on thirty-one days' notice.", ["deadline thirty-one days' notice"]],
  ["She gives 45 days advance written notice.", ["deadline 45 days advance written notice"]],
  ["It is kept for 2 years and 3 months.", ["period for 2 years and 3 months"]],
  ["There is a 90-day period.", ["period 90-day period"]],
  ["Due on Feb 3, 2027 or Sept. 4, 2027 or 9 Nov 2027.", ["date Feb 3, 2027", "date Sept. 4, 2027", "date 9 Nov 2027"]],
  ["Interest is twelve percent (12%) a year.", ["rate twelve percent (12%)"]],
  ["Someone (21) days' work is done, and stone (3) years old.", []],
  ["제2조 원상회복, 제 12조 원칙, 만일 원고가 3 엔진을 고치면 이천 원주에서 정한다.", []],
];
for (const [text, facts] of cases)
  it(`finds ${facts.join(", ") || "nothing"} in “${text}”`, () => assert.deepEqual(factsIn(text), facts));

it("seed 11.16: “선급금 500만원” is not the amount “금 500만원”", () =>
  assert.deepEqual(factsIn("을은 선급금 500만원을 받는다."), ["amount 500만원"]));

it("knows the sentence and the label of a fact", () => {
  const text = "제1조(목적) 목적이다.\n제2조(대금) ① 갑은 성실하다. 갑은 100만원을 낸다.";
  const [fact] = listFacts(readContract({ documentId: "d", name: "a.txt", pages: [{ page: 1, text }] }));
  assert.equal(fact?.label, "제2조 제1항");
  assert.equal(fact?.sentence, "갑은 100만원을 낸다.");
});

const sentencesOfFacts = (text: string) => {
  const pages = [{ page: 1, text }];
  return [...new Set(listFacts(readContract({ documentId: "d", name: "a.txt", pages })).map((fact) => fact.sentence))];
};

it("the sentence of a fact is whole, through dates, abbreviations and wrapped lines", () => {
  const whole = [
    "임대차는 2027. 2. 1.에 시작하여 2029. 1. 31.에 끝난다.",
    "잔금은 2027. 3. 5. 까지 낸다.",
    "을은 '27. 4. 1.부터 매월 30만원을 낸다.",
    "Rent of $700 goes to Hill & Sons Co. Ltd. on June 1, 2027.",
    "Interest of No. 4 is 1.5 percent a year, from May 2, 2027 until May 1, 2028.",
    "The deposit of $900 is held\nby the agent until May 1, 2028.",
  ];
  for (const sentence of whole)
    assert.deepEqual(sentencesOfFacts(`제1조(내용) 가나다. ${sentence} 갑은 돕는다.`), [sentence]);
});

it("lines of a form are sentences of their own", () => {
  assert.deepEqual(sentencesOfFacts("제1조(표) 다음과 같다.\n계약일: 2027. 5. 6.\n선금: 70만원\n기타 없음"), [
    "계약일: 2027. 5. 6.",
    "선금: 70만원",
  ]);
});

it("a sentence of any length is given whole", () => {
  const long = `을은 ${"그 밖의 모든 장비와 ".repeat(80)}창고를 30일 이내에 비운다.`;
  assert.deepEqual(sentencesOfFacts(`제1조(비움) 시작한다. ${long} 끝낸다.`), [long]);
});

it("finds English dates, amounts and notice periods", () => {
  const text =
    "1. TERM. This Agreement starts on January 1, 2026 and lasts for a period of two (2) years. 2. FEES. Buyer shall pay $5,000 within thirty (30) days of invoice. 3. END. Either party may end it on 60 days' prior written notice.";
  const found = listFacts(readContract({ documentId: "d", name: "a.txt", pages: [{ page: 1, text }] })).map(
    ({ kind }) => kind,
  );
  assert.deepEqual(found, ["date", "period", "amount", "deadline", "deadline"]);
});

it("finds the blanks of an English form", () => {
  const text =
    "Article 1 (Warranty) Defects are repaired free of charge for ____ months. The price is $______, due within [  ] days.\nDate: ____________";
  const found = listFacts(readContract({ documentId: "d", name: "a.txt", pages: [{ page: 1, text }] }))
    .filter(({ blank }) => blank)
    .map(({ kind }) => kind);
  assert.deepEqual(found, ["period", "amount", "deadline", "date"]);
});

it("an unfriendly text takes no noticeable time", () => {
  for (const part of [
    " ",
    "_",
    "1",
    "1,",
    "○",
    "[ ]",
    "부터 ",
    "년 월 ",
    "(",
    "within ",
    "금",
    "1억 ",
    "3천",
    "일만 ",
    "이천만",
    "\n",
    "\n  ",
    "twenty ",
    "1년 ",
    "한 달 ",
    "일 년 ",
    "십",
  ]) {
    const text = `제1조(내용) ${part.repeat(Math.ceil(50_000 / part.length))}`;
    listFacts(readContract({ documentId: "d", name: "a.txt", pages: [{ page: 1, text }] }));
  }
});
