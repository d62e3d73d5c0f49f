import assert from "node:assert/strict";
import { test } from "node:test";
import { type Contract, readContract } from "#contracts";
import { bestQuote } from "./quote.ts";

const longest = 1_500;
const contractOf = (text: string) => readContract({ documentId: "d", name: "annex.txt", pages: [{ page: 1, text }] });
const whole = (contract: Contract) => ({ label: "별지 1", start: 0, end: contract.text.length });

test("of a table of pages the rows around what is said are quoted, whole", () => {
  const rows = Array.from({ length: 400 }, (_, n) => `| 창고 ${n} | 나사못 ${n}상자 | ${n},500원 |`);
  const contract = contractOf(rows.join("\n"));
  const { text, start, end } = bestQuote(contract, whole(contract), "창고 317에는 나사못 317상자가 있다.");
  assert.equal(contract.text.slice(start, end), text);
  assert.ok(text.length <= longest && text.includes("창고 317"));
  for (const row of text.split("\n")) assert.ok(rows.includes(row), row);
});

test("a sentence of pages is cut behind a word", () => {
  const words = Array.from({ length: 900 }, (_, n) => `품목${n}`);
  const contract = contractOf(`공급할 물건은 ${words.join(" ")} 등이다.`);
  const { text } = bestQuote(contract, whole(contract), "품목700을 공급한다.");
  assert.ok(text.length <= longest && text.length > longest / 2);
  for (const word of text.split(" ")) assert.ok([...words, "공급할", "물건은", "등이다."].includes(word), word);
});

test("letters without a border are quoted no longer either", () => {
  const contract = contractOf("가".repeat(5_000));
  assert.ok(bestQuote(contract, whole(contract), "가").text.length <= longest);
});
