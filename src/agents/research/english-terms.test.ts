import assert from "node:assert/strict";
import { it } from "node:test";
import { testPaper } from "../../papers/testing/papers.ts";
import { inEnglish } from "./english-terms.ts";
import { createBench } from "./testing/research-turn.ts";

it("common research words in Korean are known in English, the longest first", () => {
  assert.equal(inEnglish("요약"), "summarization");
  assert.equal(inEnglish("기계 번역 BLEU 평가"), "machine translation evaluation BLEU");
  assert.equal(inEnglish("환각 줄이 방법"), "hallucination");
  assert.equal(inEnglish("포도 농사"), null);
});

it("papers in English are found by Korean words, and those that are listed are narrowed by years and by topic", async (test) => {
  const bench = await createBench(test);
  await bench.service.library.add([
    testPaper("Summarization of legal documents", { year: 2019 }),
    testPaper("Podcast summarization", { year: 2023 }),
    testPaper("On parsing", { year: 2021 }),
  ]);
  const answer = async (question: string) => (await bench.ask(question)).result.answer;
  const found = await answer("요약 논문 찾아줘");
  assert.match(found, /'요약 · summarization'/);
  assert.match(found, /legal documents[\s\S]*Podcast|Podcast[\s\S]*legal documents/);
  const recent = await answer("2020년 이후 것만 보여줘");
  assert.match(recent, /Podcast summarization/);
  assert.doesNotMatch(recent, /legal/);
  const legal = await answer("이 중에서 법률 문서를 다룬 건?");
  assert.match(legal, /legal documents/);
  assert.doesNotMatch(legal, /Podcast/);
  assert.match(await answer("이 중에서 단백질을 다룬 건?"), /'단백질'에 대한 말이 없습니다/);
  assert.match(await answer("포도 농사 논문 찾아줘"), /영어로 쓴 논문은 영어 낱말로/);
});
