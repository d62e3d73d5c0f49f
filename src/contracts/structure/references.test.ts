import assert from "node:assert/strict";
import { it } from "node:test";
import { readOutline } from "./read-outline.ts";

const referencesIn = (text: string) =>
  readOutline([{ page: 1, text }]).references.map(({ from, to, through, law, resolved }) => ({
    from,
    to,
    through,
    law,
    resolved,
  }));
const contract = (body: string) =>
  referencesIn(
    `제1조(목적) 목적\n제2조(기간) ① 1년 ② 연장한다.\n제3조(대금)\n① 대금이다.\n② ${body}\n[별지 1] 금액표`,
  ).filter(({ from }) => from === "제3조 제2항");

it("resolves an article with its paragraph, and each of a list", () => {
  assert.deepEqual(
    contract("제2조제2항, 본 계약 제1조 및 제9조에 따른다.").map(({ to, resolved }) => [to, resolved]),
    [
      ["제2조 제2항", true],
      ["제1조", true],
      ["제9조", false],
    ],
  );
});

it("resolves 전항, 전조, 제1항 and 동조 from where they stand", () => {
  assert.deepEqual(
    contract("전항과 전조에 따르고 제1항은 제외하며 제2조 제1항과 동조 제2항에 따른다.").map(({ to }) => to),
    ["제3조 제1항", "제2조", "제3조 제1항", "제2조 제1항", "제2조 제2항"],
  );
});

it("a paragraph in a list belongs to the article before it", () => {
  assert.deepEqual(
    contract("제2조 제1항, 제2항 또는 제1조에 따른다.").map(({ to }) => to),
    ["제2조 제1항", "제2조 제2항", "제1조"],
  );
});

it("marks a range by its end", () => {
  const [first] = contract("제1조 내지 제2조에 따른다.");
  assert.deepEqual([first?.to, first?.through], ["제1조", "제2조"]);
});

it("a reference into another law is not resolved here, nor is the rest of its list", () => {
  assert.deepEqual(
    contract("「민법」 제1조 및 제2조, 저작권법 제3조에 따른다.").map(({ to, law, resolved }) => [to, law, resolved]),
    [
      ["제1조", "민법", false],
      ["제2조", "민법", false],
      ["제3조", "저작권법", false],
    ],
  );
});

it("resolves an annex", () => {
  assert.deepEqual(
    contract("별지 1과 별지2에 따른다.").map(({ to, resolved }) => [to, resolved]),
    [
      ["별지 1", true],
      ["별지 2", false],
    ],
  );
});

it("an English reference into a law names the law, of one word or of many", () => {
  const lawOf = (words: string) =>
    referencesIn(`1. SCOPE. It applies.\n2. TAX. Section 1 of ${words} applies here.`).map(({ to, law, resolved }) => [
      to,
      law,
      resolved,
    ]);
  for (const law of [
    "Companies Act",
    "Bank Secrecy Act",
    "Federal Home Loan Mortgage Corporation Act",
    "U.S. Tax Code",
  ])
    assert.deepEqual(lawOf(`the ${law}`), [["1", law, false]], law);
  assert.deepEqual(lawOf("this Agreement"), [["1", null, true]]);
});
