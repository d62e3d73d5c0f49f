import assert from "node:assert/strict";
import { test } from "node:test";
import { JihwiError } from "#protocol";
import { openStore } from "#store";
import { temporaryFolder } from "#store/testing";
import { createReadiness } from "./readiness.ts";

test("a store that can be read and not written is not ready, and says why", async (t) => {
  const store = await openStore({ dataDir: await temporaryFolder(t) });
  t.after(() => store.close());
  const { settings } = store;
  await createReadiness({ settings })();
  const full = new JihwiError("store-full", { message: { ko: "가득 찼습니다.", en: "The disk is full." } });
  const unwritable = { ...settings, put: () => Promise.reject(full) };
  await assert.rejects(createReadiness({ settings: unwritable })(), full);
});

test("who asks all the time makes no more than one write a second", async (t) => {
  const store = await openStore({ dataDir: await temporaryFolder(t) });
  t.after(() => store.close());
  let writes = 0;
  const counted = { ...store.settings, put: async () => void writes++ };
  let now = 0;
  const readiness = createReadiness({ settings: counted }, () => now);
  for (let asked = 0; asked < 100; asked++) await readiness();
  assert.equal(writes, 1);
  now = 1_001;
  await readiness();
  assert.equal(writes, 2);
});
