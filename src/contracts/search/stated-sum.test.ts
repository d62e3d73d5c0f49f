import assert from "node:assert/strict";
import { it } from "node:test";
import { readContract } from "../contract.ts";
import { findUnits } from "./search-contract.ts";
import { sumAskedFor, sumToldOf, tellsValueAskedFor } from "./stated-sum.ts";

it("a question for a sum names its payment, in the ways people ask", () => {
  const asked: Readonly<Record<string, string | null>> = {
    "월세 얼마야?": "월세",
    "한 달 임대료가 얼마인지 알려줘": "임대료",
    "월세는 얼마를 내야 하나요?": "월세",
    "총 보증금에서 계약금은 얼마야?": "계약금",
    "위약금이 모두 얼마나 되나요": "위약금",
    "지연손해금은 몇 퍼센트야?": "지연손해금",
    "How much is the monthly rent?": "rent",
    // How far it rises, how long before, who: no sum of it is asked for.
    "월세 얼마까지 올릴 수 있어?": null,
    "내년에 월세 얼마나 올라?": null,
    "월세 얼마 전에 내?": null,
    "누가 얼마 내?": null,
    "계약 언제 끝나?": null,
    "월세 지금 얼마야?": "월세",
    // What ends like a payment and is none.
    "지금 얼마야?": null,
    "현금 얼마 줘야 해?": null,
    "제 직급 얼마야?": null,
    // A sum is asked for at either end, however long the rest.
    [`${"모두 ".repeat(40_000)}\n월세 얼마야?`]: "월세",
  };
  for (const [question, payment] of Object.entries(asked)) assert.equal(sumAskedFor(question), payment, question);
});

it("a sum is told of its topic, not of what is only mentioned beside it", () => {
  const told = (payment: string, text: string, title = "") => sumToldOf(payment, { text, title });
  assert.equal(told("월세", "월 차임은 금 24,000,000원으로 하고, 매월 5일까지 지급한다."), "sum");
  assert.equal(told("월세", "을은 차임 800,000원을 매월 말일까지 지급한다."), "sum");
  assert.equal(told("위약금", "을은 위약금으로 월 차임의 2개월분을 지급한다."), "sum");
  assert.equal(told("월세", "을은 위약금으로 월 차임의 2개월분을 지급한다."), "beside");
  assert.equal(told("지연손해금", "연체액에 대하여 연 12퍼센트의 지연손해금을 더한다."), "share");
  assert.equal(told("월세", "차임을 연체한 때에는 연체액에 대하여 연 12퍼센트의 지연손해금을 더한다."), "beside");
  assert.equal(told("대금", "갑은 을에게 매월 5,000,000원을 지급한다.", "대금"), "share");
  assert.equal(told("계약금", "을은 위약금으로 월 차임의 2개월분을 지급한다."), "nothing");
  assert.equal(told("rent", "The monthly rent is $2,000."), "sum");
  assert.equal(told("rent", "The deposit is returned less unpaid rent."), "nothing");
});

it("a sum that is set in words, in another currency or in a table is told", () => {
  const told = (payment: string, text: string, title = "") => sumToldOf(payment, { text, title });
  const set: readonly (readonly [payment: string, text: string, title?: string])[] = [
    ["사용료", "사용료는 무상으로 한다."],
    ["사용료", "을은 무상으로 쓴다.", "사용료"],
    ["관리비", "관리비는 갑이 전액 부담한다."],
    ["관리비", "관리비 전액을 갑이 부담한다."],
    ["사용료", "사용료는 별지 1에 따른다."],
    ["사용료", "사용료는 갑과 을이 협의하여 정한다."],
    ["사용료", "| 구분 | 금액(천원) |\n| 사용료 | 5,000 |"],
    ["fee", "No fee is payable by the Licensee."],
    ["fee", "The fee is waived and the use is free of charge."],
    ["fee", "The fee is set out in Schedule 2."],
    ["deposit", "The Tenant shall pay a deposit of AED 5,000."],
    ["deposit", "The deposit is 2,000,000 KRW."],
    ["deposit", "The deposit is ¥300,000."],
  ];
  for (const [payment, text, title] of set) assert.match(told(payment, text, title), /^(?:sum|share)$/, text);
  assert.equal(told("보증금", "갑은 보증금 전액을 반환한다."), "nothing");
  assert.equal(told("fee", "The fee is due in May. No notice is required."), "nothing");
});

it("a passage without the date, the owner or the way out that was asked for does not tell it", () => {
  const tells = (question: string, text: string) => tellsValueAskedFor(question, { text, title: "" });
  assert.equal(tells("계약 언제 끝나?", "을은 계약 종료 시 목적물을 원상으로 회복한다."), false);
  assert.equal(tells("계약 언제 끝나?", "기간은 2028년 6월 30일까지로 한다."), true);
  assert.equal(tells("비밀은 계약 끝나고 얼마나 가?", "비밀정보는 서면으로 제공된 정보를 말한다."), false);
  assert.equal(tells("How long does it last?", "The term is three years."), true);
  assert.equal(tells("저작권은 누구한테 있어?", "각 당사자는 「저작권법」 등 법령을 지킨다."), false);
  assert.equal(tells("저작권은 누구한테 있어?", "곡의 저작권은 지휘자에게 있다."), true);
  assert.equal(tells("How can it be terminated?", "It binds them for 2 years following termination."), false);
  assert.equal(tells("How can it be terminated?", "Either party may terminate it by notice."), true);
  const byNotice = "Either party may end this agreement by giving 30 days' written notice.";
  assert.equal(tells("How can I end this agreement?", byNotice), true);
  assert.equal(tells("How can I end this agreement?", "Fees are paid at the end of each month."), false);
  assert.equal(tells("해지하려면 어떻게 해?", "서면으로 통지한다."), true);
});

it("the part that tells the sum comes before parts that only name it; where none does, nothing settles it", async () => {
  const text = [
    "사무실 임대차 계약서",
    "제1조(보증금) 보증금은 금 300,000,000원으로 한다.",
    "제2조(차임) ① 월 차임은 금 24,000,000원으로 한다.",
    "② 을이 차임을 연체한 때에는 연 12퍼센트의 지연손해금을 더하여 지급한다.",
    "제3조(중도해지) ① 을은 계약을 해지할 수 있다.",
    "② 해지하는 을은 위약금으로 월 차임의 2개월분을 갑에게 지급한다.",
  ].join("\n");
  const contract = readContract({ documentId: "1", name: "lease", pages: [{ page: 1, text }] });
  const first = async (question: string) => {
    const [best] = await findUnits(contract, question, 3);
    return `${best?.unit.label} ${best?.fit}`;
  };
  for (const word of ["월세", "임대료", "월 차임"]) assert.equal(await first(`${word} 얼마야?`), "제2조 settles", word);
  assert.equal(await first("위약금은 얼마야?"), "제3조 settles");
  assert.match(await first("계약금이 얼마야?"), /near|far/);
});

it("an English question finds the sum of a Korean contract", () => {
  const lease = { title: "차임", text: "보증금은 2,000만원, 차임은 월 65만원으로 하며 지연이자는 연 12%로 한다." };
  for (const payment of ["rent", "deposit", "interest"]) assert.notEqual(sumToldOf(payment, lease), "nothing", payment);
  assert.notEqual(sumToldOf("salary", lease), "sum");
});
