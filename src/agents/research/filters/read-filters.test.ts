import assert from "node:assert/strict";
import { test } from "node:test";
import { topicIn } from "../steps/choose-tool/topic.ts";
import { readFilters } from "./read-filters.ts";

test("years, authors, venues and numbers of papers are taken off, and what is left is the topic", () => {
  for (const [message, filters, limit, topic] of [
    ["저자가 Novak인 논문만 보여줘", { author: "Novak" }, null, null],
    ["지은이가 김철수인 것", { author: "김철수" }, null, null],
    ["박영희가 쓴 열섬 논문 찾아줘", { author: "박영희" }, null, "열섬"],
    ["papers written by Ana Novak on peat", { author: "Ana Novak" }, null, "peat"],
    ["Which of them are by Novak and Lee?", { author: "Novak and Lee" }, null, null],
    ["그중에서 EMNLP에 실린 것만 골라줘", { venue: "EMNLP" }, null, null],
    ["한국기상학회지에 게재된 논문만", { venue: "한국기상학회지" }, null, null],
    ["just those published in TACL after 2018", { venue: "TACL", yearFrom: 2019 }, null, null],
    ["presented at the Workshop on Noisy User Text", { venue: "Workshop on Noisy User Text" }, null, null],
    ["이탄지 논문 최대 다섯 편만 찾아줘", {}, 5, "이탄지"],
    ["peat fires since 2015 no more than 4", { yearFrom: 2015 }, 4, "peat fires"],
    ["peat fires, up to ten papers please", {}, 10, "peat fires"],
    ["그럼 2012년 논문은요?", { yearFrom: 2012, yearTo: 2012 }, null, null],
    ["and the ones from 2012?", { yearFrom: 2012 }, null, null],
  ] as const) {
    const read = readFilters(message, 2026);
    assert.deepEqual([read.filters, read.limit], [filters, limit], message);
    assert.equal(topicIn(message), topic, message);
  }
});

test("what only looks like a name, a venue or a number of papers stays in the topic", () => {
  for (const message of [
    "graphs of degree at most 3",
    "이용자가 쓴 글 분석",
    "evidence on reading loss by Friday",
    "3개 언어 번역",
    "만 3세 아동의 언어",
    "papers in NLP",
    "learning from AI feedback",
    "AI가 쓴 글 탐지 논문",
    "ChatGPT가 쓴 글을 구별하는 연구",
    "저자가 여성인 논문",
    "COVID에서 나온 연구",
    "이중 언어 교육",
  ])
    assert.deepEqual([readFilters(message, 2026).filters, readFilters(message, 2026).limit], [{}, null], message);
  assert.equal(topicIn("이중 언어 교육 논문 찾아줘"), "이중 언어 교육");
});

test("so many papers to find are an amount, and no limit of those that are there", () => {
  for (const [message, amount] of [
    ["이탄지 논문 세 편 찾아줘", 3],
    ["find me 7 papers on peat", 7],
    ["peat fires", null],
  ] as const)
    assert.deepEqual([readFilters(message, 2026).amount, readFilters(message, 2026).limit], [amount, null], message);
});

test("a text that was pasted is no request to narrow papers, and is read at once however it is made", () => {
  const hostile = `${"A'".repeat(100_000)} 논문`;
  assert.deepEqual(readFilters(hostile, 2026), { filters: {}, limit: null, amount: null, rest: hostile });
});
