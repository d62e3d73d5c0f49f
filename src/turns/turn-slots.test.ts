import assert from "node:assert/strict";
import { it } from "node:test";
import { createTestTurn } from "#kernel/testing";
import { until, waitingAgent } from "../../test/beds/turns/turns-for-tests.ts";
import { createTurnSlots } from "./turn-slots.ts";

it("time that a turn waits for a slot is not counted as its work", async () => {
  const agent = waitingAgent();
  const limited = createTurnSlots(1).limit(agent);
  const request = { text: "질문", options: {}, history: [], summary: "" };
  const first = limited.run(await createTestTurn({ id: "first" }), request);
  await until(() => agent.runs.count === 1);
  const { budget, ...second } = await createTestTurn({ id: "second" });
  let isWaiting = false;
  const waitFor = async <Result>(awaited: Promise<Result>) => {
    isWaiting = true;
    const result = await awaited;
    isWaiting = false;
    return result;
  };
  const waiting = limited.run({ ...second, budget: { ...budget, waitFor } }, request);
  assert.equal(isWaiting, true);
  agent.release();
  await Promise.all([first, waiting]);
  assert.deepEqual([isWaiting, agent.runs.count], [false, 2]);
});
