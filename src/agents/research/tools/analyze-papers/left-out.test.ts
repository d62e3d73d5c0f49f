import assert from "node:assert/strict";
import { test } from "node:test";
import { testPaper } from "../../../../../test/beds/papers/papers.ts";
import { createBench } from "../../../../../test/beds/research/research-turn.ts";

test("an analysis tells how many papers it read, of how many, and reads the two that are named", async (t) => {
  const bench = await createBench(t);
  await bench.service.library.add(
    Array.from({ length: 14 }, (_, at) =>
      testPaper(`Peat bog number ${at + 1}`, { abstract: `We propose a measure of bog ${at + 1}.` }),
    ),
  );
  const answer = async (message: string) => (await bench.ask(message, { language: "en" })).result.answer;
  await answer("Find papers on peat bog number");
  assert.match(
    await answer("Analyze these papers"),
    /^12 papers:[\s\S]*the first were taken, 12 of them, and 2 left out/,
  );
  assert.match(await answer("Compare [1] and [3]"), /^2 papers:[\s\S]*\[1\][\s\S]*\[3\]/);
});
