import assert from "node:assert/strict";
import { test } from "node:test";
import { testPaper } from "../../../test/beds/papers/papers.ts";
import { clusterPapers } from "./cluster-papers.ts";
import { createMapMaker } from "./map-papers.ts";

const topics = ["dense retrieval of passages", "neural machine translation", "한국어 형태소 분석"];
const papers = Array.from({ length: 90 }, (_, index) => testPaper(`${topics[index % 3]} ${index}`));

test("a thread draws the map that this one would, and the same papers are drawn once", async () => {
  const map = createMapMaker();
  const drawn = map(papers, "ko");
  assert.equal(map([...papers], "ko"), drawn);
  assert.deepEqual(await drawn, clusterPapers(papers));
});

test("a map of many papers keeps nobody else out while it is drawn", async () => {
  let rounds = 0;
  const timer = setInterval(() => {
    rounds += 1;
  }, 1);
  await createMapMaker()(papers, "ko");
  clearInterval(timer);
  assert.ok(rounds > 3, `the event loop came round ${rounds} times`);
});

test("of more papers than a map can show the newest are drawn", async () => {
  const old = Array.from({ length: 880 }, (_, index) => testPaper(`${topics[index % 3]} old ${index}`, { year: 1990 }));
  const { points } = await createMapMaker()([...old, ...papers], "en");
  assert.equal(points.length, 900);
  assert.equal(points.filter(({ year }) => year === 2020).length, 90);
});
