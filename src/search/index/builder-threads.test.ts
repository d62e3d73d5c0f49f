import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { JihwiError } from "#protocol";
import { loadTokenise } from "../analysis/tokenise.ts";
import { buildTerms } from "./build-segment.ts";
import { createBuilderThreads } from "./builder-threads.ts";

const chunks = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ title: `제${at}조`, text: `손해배상 조항 ${at}` }));

describe("building in other threads", () => {
  it("gives what building here gives, for many at once", async (test) => {
    const threads = createBuilderThreads(2);
    test.after(() => threads.close());
    const built = await Promise.all([100, 80, 120].map((count) => threads.build(chunks(count))));
    const tokenise = await loadTokenise();
    for (const [at, count] of [100, 80, 120].entries()) {
      const here = buildTerms(chunks(count), tokenise);
      assert.deepEqual(built[at]?.firstTerms, here.firstTerms);
      assert.deepEqual(Buffer.concat(built[at]?.blocks ?? []), Buffer.concat(here.blocks));
    }
  });

  it("gives no work to a thread that is being ended because it was idle", async (test) => {
    const threads = createBuilderThreads(1, 1);
    test.after(() => threads.close());
    for (let round = 0; round < 5; round += 1) {
      const { firstTerms } = await threads.build(chunks(64));
      assert.ok(firstTerms.length > 0);
      await sleep(1);
    }
  });

  it("that is closed underway ends in an error, and leaves nobody waiting", async () => {
    const threads = createBuilderThreads(1);
    const work = [threads.build(chunks(2000)), threads.build(chunks(2000))];
    const results = Promise.allSettled(work);
    await threads.close();
    for (const result of await results)
      assert.ok(
        result.status === "rejected" && result.reason instanceof JihwiError && result.reason.code === "cancelled",
      );
  });
});
