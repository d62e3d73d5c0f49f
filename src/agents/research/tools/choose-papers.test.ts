import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import { testPaper } from "../../../../test/beds/papers/papers.ts";
import { createBench } from "../../../../test/beds/research/research-turn.ts";
import { choosePaper, choosePapers } from "./choose-papers.ts";

async function shelfOf(t: Parameters<typeof createBench>[0]) {
  const { service } = await createBench(t);
  await service.library.add([testPaper("A 45 nm process for sensors", { year: 2001 })]);
  const shelf = await service.notebooks.shelf("notebook");
  await shelf.add([
    testPaper("Glacier retreat", { year: 2015, authors: ["Ada Moreau"] }),
    testPaper("Glacier growth", { year: 2019, authors: ["Ada Moreau"] }),
    testPaper("Sea level", { year: 2019, authors: ["Ivo Petrov"] }),
  ]);
  return { service, shelf };
}

test("a number without a paper is told, also where a title of the library has it", async (t) => {
  const { service, shelf } = await shelfOf(t);
  await assert.rejects(choosePaper(service, shelf, 45), /There is no paper '45'/);
  await assert.rejects(choosePapers(service, shelf, { papers: [1, 7] }), /There is no paper '7'/);
});

test("authors and years name papers; which of several is asked back with their numbers", async (t) => {
  const { service, shelf } = await shelfOf(t);
  assert.equal((await choosePaper(service, shelf, "Moreau (2015)")).csl.title, "Glacier retreat");
  assert.equal((await choosePaper(service, shelf, "2015")).csl.title, "Glacier retreat");
  await assert.rejects(
    choosePaper(service, shelf, "Moreau's paper"),
    /fits 2 papers: \[1\] Moreau 2015, \[2\] Moreau 2019/,
  );
  assert.equal((await choosePapers(service, shelf, { papers: ["2019"] })).length, 2);
});

test("years bound what a tool is given, and none in them is told", async (t) => {
  const { service, shelf } = await shelfOf(t);
  assert.deepEqual(
    (await choosePapers(service, shelf, { yearTo: 2018 })).map(({ csl }) => csl.title),
    ["Glacier retreat"],
  );
  await assert.rejects(choosePapers(service, shelf, { yearFrom: 2022 }), /None of the 3 papers here fits: since 2022/);
});

test("by rules, a number that is not there is told in the answer", async (t) => {
  const bench = await createBench(t);
  await bench.ask("dense retrieval 논문 찾아줘");
  const { result } = await bench.ask("[88] 초록이랑 비슷한 논문 찾아줘");
  assert.match(result.answer, /'88'에 해당하는 논문이 없습니다/);
});

test("a bounded search shows its years in the answer and in the document", async (t) => {
  const bench = await createBench(t);
  await bench.service.library.add([1999, 2010, 2024].map((year) => testPaper(`Glacier survey ${year}`, { year })));
  const { result } = await bench.ask("2021년 이후 glacier 논문 찾아줘");
  assert.match(result.answer, /^논문 1편을 찾았습니다\. 찾은 말: ‘glacier · 2021년부터’/);
  const { documents } = z.object({ documents: z.array(z.object({ title: z.string() })) }).parse(result.details);
  assert.equal(documents[0]?.title, "검색: glacier · 2021년부터");
});
