import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { type Agent, defineAgent } from "#kernel";
import { temporaryFolder } from "#store/testing";
import { openApp } from "./create-jihwi.ts";
import { readConfig } from "./read-config.ts";

async function openWith(t: TestContext, agent: Agent) {
  const folder = await temporaryFolder(t);
  return openApp(await readConfig(folder, { JIHWI_DATA_DIR: folder, JIHWI_MODEL: "rules" }), { agents: [agent] });
}

function agentThatDraws(draw: () => void | Promise<void>): Agent {
  return {
    ...(defineAgent({ name: "drawn", title: { ko: "그림", en: "Drawn" }, run: async () => undefined }) as Agent),
    async draw() {
      await draw();
      return { nodes: [], edges: [] };
    },
  };
}

test("agents are built before the first question, and others are served meanwhile", async (t) => {
  let drawn = 0;
  let rounds = 0;
  const app = await openWith(
    t,
    agentThatDraws(() => {
      drawn += 1;
    }),
  );
  const timer = setInterval(() => {
    rounds += 1;
  }, 1);
  await app.work.warmUp();
  clearInterval(timer);
  await app.close();
  assert.equal(drawn, 1);
  assert.ok(rounds > 2, `${rounds} rounds`);
});

test("an agent that cannot be built ends nothing: its first turn tells what is wrong", async (t) => {
  const app = await openWith(
    t,
    agentThatDraws(() => {
      throw new Error("no graph");
    }),
  );
  await app.work.warmUp();
  await app.close();
});

test("an app that closes leaves the rest unread", async (t) => {
  let drawn = 0;
  const app = await openWith(
    t,
    agentThatDraws(() => {
      drawn += 1;
    }),
  );
  const warming = app.work.warmUp();
  await app.close();
  await warming;
  assert.equal(drawn, 0);
});

test("an agent that is never built does not keep the app from closing", async (t) => {
  const begun = Promise.withResolvers<void>();
  const app = await openWith(
    t,
    agentThatDraws(() => {
      begun.resolve();
      return new Promise<void>(() => undefined);
    }),
  );
  const warming = app.work.warmUp();
  await begun.promise;
  await app.close();
  await warming;
});
