import assert from "node:assert/strict";
import { after, beforeEach, test } from "node:test";
import { testPaper } from "../../../../../test/beds/papers/papers.ts";
import { createBench } from "../../../../../test/beds/research/research-turn.ts";
import { json, startFakeProvider, text, toolCalls } from "../../../../../test/fakes/index.ts";

const fake = await startFakeProvider();
after(() => fake.close());
beforeEach(() => fake.reset());

const papers = [
  testPaper("계약서 조항의 자동 분류", { abstract: "계약서의 조항을 갈래로 나누는 방법을 제안한다." }),
  testPaper("Contract clause classification with transformers"),
  testPaper("Weather of the sea"),
];

test("a library is searched by the person's own words beside a model's, and the answer names both and what was left out", async (t) => {
  const { ask, service } = await createBench(t);
  await service.library.add(papers);
  fake.queue(
    toolCalls([{ name: "search_papers", arguments: { query: "contract clause classification" } }]),
    text("두 편이 있습니다 [1][2]."),
    json({ verdicts: [] }),
  );
  const { result } = await ask("계약 조항 분류를 다룬 논문 찾아줘", { env: fake.env });
  const shelf = await service.notebooks.shelf("notebook");
  assert.deepEqual(shelf.papers.map(({ csl }) => csl.title).toSorted(), [
    "Contract clause classification with transformers",
    "계약서 조항의 자동 분류",
  ]);
  assert.match(result.answer, /찾은 말: ‘contract clause classification’, ‘계약 조항 분류’\./);
  assert.match(result.answer, /내 논문 3편에서 찾았습니다\. 예시 \d+편은 뺐습니다\./);
  await service.library.removeSamples();
  const again = await ask("contract clause 논문 찾아줘");
  assert.doesNotMatch(again.result.answer, /예시|classification’,/, "one's own words once, and nothing left out");
});
