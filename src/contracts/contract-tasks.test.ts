import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { readContract } from "./contract.ts";
import { ofContract, readContractAside } from "./contract-tasks.ts";
import { listFacts } from "./facts/list-facts.ts";

const sourceOf = (articles: number) => {
  const text = Array.from(
    { length: articles },
    (_, at) => `제${at + 1}조(대금) 을은 ${at + 1}일 안에 ${at + 1}만원을 낸다.`,
  );
  return { documentId: "d", name: "a.txt", pages: [{ page: 1, text: text.join("\n") }] };
};

/** How often the event loop came round meanwhile. */
async function roundsDuring(work: Promise<unknown>): Promise<number> {
  let rounds = 0;
  let isOver = false;
  void work.finally(() => {
    isOver = true;
  });
  for (; !isOver; rounds += 1) await setTimeout(2);
  await work;
  return rounds;
}

test("a long contract is read and looked through in a thread, as a short one is here", async () => {
  const source = sourceOf(1_200);
  const reading = readContractAside(source);
  assert.ok((await roundsDuring(reading)) > 3);
  const contract = await reading;
  assert.deepEqual(contract.outline, readContract(source).outline);
  const facts = ofContract.facts(contract);
  assert.ok((await roundsDuring(facts)) > 3);
  const here = listFacts(contract).map(({ label, value, sentence }) => [label, value, sentence]);
  assert.deepEqual(
    (await facts).facts.map(({ label, value, sentence }) => [label, value, sentence]),
    here,
  );
  assert.match(await ofContract.datesText(contract, { language: "ko" }), /1,?200만원/);
  assert.deepEqual(
    (await ofContract.cells(contract, { columns: ["금액", "law"] })).map(({ answer, status }) => [
      answer?.slice(0, 3),
      status,
    ]),
    [
      ["1만원", "said"],
      [undefined, "not-said"],
    ],
  );
  const [readings = []] = await ofContract.readings(contract, { columns: ["금액"], mostTokens: 5_000 });
  assert.ok(readings.length > 1 && readings.every((reading) => contract.text.includes(reading.slice(0, 40))));
});

test("what nobody waits for any more is stopped, and what is no contract of people is refused", async () => {
  const contract = await readContractAside(sourceOf(1_200));
  const left = AbortSignal.timeout(5);
  await assert.rejects(ofContract.review(contract, { signal: left }), { name: "TimeoutError" });
  const pages = [{ page: 1, text: "제1조(가) 나. ".repeat(500_000) }];
  await assert.rejects(readContractAside({ documentId: "d", name: "a.txt", pages }), { code: "too-large" });
});
