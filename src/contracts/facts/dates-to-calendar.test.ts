import assert from "node:assert/strict";
import { it } from "node:test";
import { readContract } from "../contract.ts";
import { datesToCalendar } from "./dates-to-calendar.ts";

const calendarOf = (sentence: string) => {
  const pages = [{ page: 1, text: `제1조(날짜) ${sentence}` }];
  const { text, leftOut } = datesToCalendar(readContract({ documentId: "d", name: "a.txt", pages }), 0);
  return { days: [...text.matchAll(/DTSTART;VALUE=DATE:(\d{8})/g)].map(([, day]) => day), leftOut, text };
};

const placed: readonly (readonly [sentence: string, day: string])[] = [
  ["계약은 2027년 4월 9일에 끝난다.", "20270409"],
  ["계약은 2028. 2. 29.에 끝난다.", "20280229"],
  ["It begins on March 3rd, 2027.", "20270303"],
  ["It begins on August 22, 2027.", "20270822"],
  ["Signed this 2nd day of June, 2027.", "20270602"],
  ["Signed on the 21st July 2027.", "20270721"],
  ["Signed this 4 t h day of May, 2027.", "20270504"],
  ["Signed on Oct. 9, 2027.", "20271009"],
  ["Signed on 9 Sept 2027.", "20270909"],
  ["인도일은 2027/11/3이다.", "20271103"],
  ["Delivery is due on 25/12/2027.", "20271225"],
  ["Delivery is due on 12/25/27.", "20271225"],
  ["Delivery is due on 07/07/2027.", "20270707"],
];
for (const [sentence, day] of placed)
  it(`“${sentence}” stands in the calendar on ${day}`, () => {
    const { days, leftOut } = calendarOf(sentence);
    assert.deepEqual([days, leftOut], [[day], null]);
  });

for (const [date, sentence] of [
  ["June 31, 2027", "It ends on June 31, 2027."],
  ["2027년 2월 29일", "계약은 2027년 2월 29일에 끝난다."],
  ["매년 7월 1일", "차임은 매년 7월 1일 조정한다."],
  ["06/07/2027", "Delivery is due on 06/07/2027."],
  ["31/31/2027", "Delivery is due on 31/31/2027."],
] as const)
  it(`“${date}” has no day of its own, and the calendar says so`, () => {
    const { days, leftOut, text } = calendarOf(sentence);
    assert.deepEqual(days, []);
    assert.ok(leftOut?.ko.includes(date));
    assert.match(text, /^X-WR-CALDESC:날짜 1개/m);
  });

it("events of two contracts of one form stand side by side, and those of one contract stay what they are", () => {
  const uidsOf = (documentId: string) => {
    const pages = [{ page: 1, text: "제1조(날짜) 2027년 5월 1일에 끝난다." }];
    const { text } = datesToCalendar(readContract({ documentId, name: "form.txt", pages }), 0);
    return [...text.matchAll(/^UID:(.*)\r$/gm)].map(([, uid]) => uid);
  };
  assert.notDeepEqual(uidsOf("lease-a"), uidsOf("lease-b"));
  assert.deepEqual(uidsOf("lease-a"), uidsOf("lease-a"));
});

it("both ends of a period have their own names", () => {
  const summaries = (sentence: string) =>
    [...calendarOf(sentence).text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, summary]) => summary);
  assert.deepEqual(summaries("기간은 2027년 5월 1일부터 2028. 4. 30.까지로 하고, 2027년 4월 2일에 맺는다."), [
    "a 제1조 시작",
    "a 제1조 까지",
    "a 제1조",
  ]);
  assert.deepEqual(summaries("It runs from May 1, 2027 to April 30, 2028."), ["a 제1조 (start)", "a 제1조 (end)"]);
  assert.deepEqual(summaries("Notice is given prior to January 5, 2027; the fee is due by February 1, 2027."), [
    "a 제1조",
    "a 제1조",
  ]);
});

it("blanks of a form are no dates that were left out", () => {
  assert.equal(calendarOf("계약일은 20__년 __월 __일이다.").leftOut, null);
});
