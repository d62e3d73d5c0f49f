import assert from "node:assert/strict";
import { test } from "node:test";
import type { ContractCell } from "#protocol";
import { readContract } from "../contract.ts";
import { renewalDays } from "./table-calendar.ts";

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
