import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readQuantities, sameQuantity } from "./index.ts";

const same: readonly (readonly [string, string])[] = [
  ["1천만 원", "10,000,000원"],
  ["20,960 patients", "20\u2009960 patients"],
  ["5천만 원", "금 50,000,000원"],
  ["1억 2천만 원", "120,000,000원"],
  ["일금 오천만원정", "50,000,000원"],
  ["두 번", "2회"],
  ["열흘", "10일"],
  ["2주", "14일"],
  ["한 달", "30일"],
  ["1년", "12개월"],
  ["100분의 5", "5%"],
  ["1,000분의 1.5", "0.15%"],
  ["천분의 삼", "1000분의 3"],
  ["1천분의 3", "0.3%"],
  ["3/1,000", "0.3%"],
  ["3‰", "1,000분의 3"],
  ["three thousandths", "0.3%"],
  ["3 per thousand of it", "0.3%"],
  ["30 basis points", "0.3%"],
  ["만분의 사", "0.04%"],
  ["절반", "50%"],
  ["배액", "두 배"],
  ["2024년 3월 1일", "2024. 3. 1."],
  ["March 1, 2024", "2024-03-01"],
  ["thirty days", "30일"],
  ["$1,500.00", "1,500 dollars"],
  ["저녁 6시", "18시"],
  ["5 p.m.", "17:00"],
  ["one in eight", "12.5%"],
  ["한 달 반", "45일"],
  ["a year and a half", "eighteen months"],
  ["half an hour", "30분"],
  ["열 명 중 일곱 명", "70%"],
  ["500 ml", "0.5 litres"],
  ["1,190그램", "1.19kg"],
  ["사경 다섯 점", "사경 5점"],
  ["35 °C", "35℃"],
  ["one twentieth", "20분의 1"],
  ["영업일 기준 사흘", "3영업일"],
  ["열흘(영업일 기준)", "10 business days"],
];

describe("figures of a text", () => {
  it("ends a figure in a digit: a comma parts it from the next word, whose first syllable may be a unit elsewhere", () => {
    assert.deepEqual(
      readQuantities("F1 0.3966, 정확도 44.79%").filter(({ unit }) => unit === "pills"),
      [],
    );
  });

  it("takes a sign of money before its figure only", () => {
    const [first, second] = readQuantities("$(openssl rand -hex 24) $5");
    assert.deepEqual([first?.dimension, second?.dimension], ["number", "money"]);
    assert.equal(readQuantities("$(openssl rand -hex 24) $(openssl")[0]?.dimension, "number");
  });

  for (const [one, other] of same)
    it(`${one} is ${other}`, () => {
      const [first] = readQuantities(one).filter(({ dimension }) => dimension !== "frequency");
      const [second] = readQuantities(other);
      assert.ok(first !== undefined && second !== undefined);
      assert.ok(sameQuantity(first, second), JSON.stringify([first, second]));
    });

  it("tells days from business days, months and hours", () => {
    const [days, business, months] = readQuantities("7일, 7영업일, 7개월");
    assert.ok(days !== undefined && business !== undefined && months !== undefined);
    assert.ok(!sameQuantity(days, business) && !sameQuantity(days, months));
  });

  it("takes the numbers of articles, parties and lists for no figures", () => {
    assert.deepEqual(readQuantities("제7조 제2항에 따라 제3자에게, Section 4"), []);
  });
  it("gives both days of a month that is named once", () => {
    const [first, last] = readQuantities("closed from 3 to 16 March");
    assert.deepEqual([first?.value, last?.value], [303, 316]);
  });

  it("reads no figure in digits without end, and what stands beside them", () => {
    const read = readQuantities(`${"9".repeat(20_000)}원을 30일 이내에`);
    assert.deepEqual(
      read.map(({ text }) => text),
      ["30일"],
    );
  });
});

function timeOf(text: string): number {
  const start = process.threadCpuUsage();
  readQuantities(text);
  const { user, system } = process.threadCpuUsage(start);
  return user + system;
}

/** Microseconds below which a measurement says nothing. */
const leastMeasured = 2_000;

// Each figure compared with all before it, or each letter taken for the first of a figure, made it sixteen times.
for (const [name, repeated, times] of [
  ["figures", "3월 5일에 12명이 450만원을 냈고, 2026-04-02 오후 3시에 다시 모인다. ", 600],
  ["letters that count", "천만", 3_000],
] as const)
  it(`a text of four times the ${name} takes about four times as long`, () => {
    const textOf = (count: number) => `백분의 일. ${repeated.repeat(count)}`;
    const [part, whole] = [textOf(times), textOf(4 * times)];
    timeOf(part);
    const short = Math.max(leastMeasured, Math.min(timeOf(part), timeOf(part)));
    const long = Math.min(timeOf(whole), timeOf(whole));
    assert.ok(long < 9 * short, `${long / short} times`);
  });

it("a share of ten thousand in words is read as before", () => {
  assert.deepEqual(
    readQuantities("천분의 삼, 만분의 일").map(({ value }) => Math.round(value * 1_000)),
    [300, 10],
  );
});
