import assert from "node:assert/strict";
import { test } from "node:test";
import type { ContractCell } from "#protocol";
import { readContract } from "../contract.ts";
import { daysByCode, renewalDays } from "./table-calendar.ts";

/** The days of a table, where a model has read these words as term and notice. */
function daysOf(term: string, notice = "30일 전까지 통지한다") {
  const text = `제1조(기간) ${term}\n제2조(통지) 만료 ${notice}.`;
  const contract = readContract({ documentId: "d", name: "a.txt", pages: [{ page: 1, text }] });
  const cell = (quote: string): ContractCell => {
    const start = contract.text.indexOf(quote);
    return {
      ...{ status: "said", answer: quote, quote, label: "제1조", page: 1, start, end: start + quote.length },
      ...{ by: "model", reason: null },
    };
  };
  return renewalDays(contract, { term: cell(term), notice: cell(notice) })?.events.map(({ day }) => day) ?? null;
}

test("a contract ends on the day that its words call the end, and on no other", () => {
  assert.deepEqual(daysOf("계약 기간은 2026년 1월 1일부터 2026년 12월 31일까지로 한다."), ["20261201", "20261231"]);
  assert.equal(daysOf("계약 기간은 2026년 1월 1일부터 1년으로 한다."), null);
  assert.equal(daysOf("The term begins on January 1, 2026 and continues for two years."), null);
});

test("a notice that leads out of the calendar is left out, and the end stays", () => {
  const term = "계약 기간은 2026년 1월 1일부터 2026년 12월 31일까지로 한다.";
  assert.deepEqual(daysOf(term, "999999999일 전까지 통지한다"), ["20261231"]);
});

test("notice is reckoned from what is said to be before, not from how long the contract goes on", () => {
  const term = "계약 기간은 2026년 1월 1일부터 2027년 3월 31일까지로 한다.";
  assert.deepEqual(daysOf(term, "90일 전까지 통지가 없으면 12개월 단위로 자동 연장된다"), ["20261231", "20270331"]);
  assert.deepEqual(daysOf(term, "6개월 전부터 2개월 전까지 통지하지 않으면 1년 연장된다"), ["20270131", "20270331"]);
});

test("without a model the day of notice stands beside the dates, in the language of the contract", () => {
  const eventsOf = (text: string) => {
    const contract = readContract({ documentId: "d", name: "a.txt", pages: [{ page: 1, text }] });
    return daysByCode(contract).events.map(({ day, summary }) => `${day} ${summary}`);
  };
  const rental = [
    "복합기 렌탈 계약서",
    "제1조(목적) 복합기를 빌린다.",
    "제2조(렌탈기간) 렌탈기간은 2024년 4월 1일부터 2027년 3월 31일까지 36개월로 한다. 만료 90일 전까지 해지 통지가 없으면 12개월 단위로 자동 연장된다.",
    "제3조(해지) 이용자는 30일 전에 통지하여 해지할 수 있다.",
  ].join("\n");
  const events = eventsOf(rental);
  assert.deepEqual(events[0], "20261231 복합기 렌탈 계약서: 갱신·통지 기한 제2조");
  assert.doesNotMatch(events.join("\n"), /[a-z]/);
  assert.ok(
    !eventsOf(rental.replace("만료 90일 전까지 해지 통지가", "통지가")).some((event) => event.includes("통지 기한")),
  );
});
