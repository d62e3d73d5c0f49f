import assert from "node:assert/strict";
import { test } from "node:test";
import { importBibliography } from "./bibliography.ts";
import { writeCslJson } from "./csl-json/write-csl-json.ts";
import { splitRis } from "./ris/split-records.ts";

/** How often others had their turn while work was done: none where it holds the thread throughout. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let next = setImmediate(function again() {
    turns += 1;
    next = setImmediate(again);
  });
  await work();
  clearImmediate(next);
  return turns;
}

test("a large library is written and a large file is taken apart in pieces, between which others have their turn", async () => {
  const ris = "TY  - JOUR\nTI  - 제목\nAU  - 김, 하나\nER  - \n";
  assert.ok((await turnsDuring(() => splitRis(ris.repeat(50_000)))) > 1);
  const { papers } = await importBibliography("a.ris", new TextEncoder().encode(ris), "ko");
  const many = Array.from({ length: 30_000 }, () => papers).flat();
  assert.ok((await turnsDuring(() => writeCslJson(many))) > 1);
  const items = JSON.parse(await writeCslJson(papers));
  assert.equal(await writeCslJson(papers), `${JSON.stringify(items, null, 2)}\n`);
  assert.equal(await writeCslJson([]), "[]\n");
});
