import assert from "node:assert/strict";
import { test } from "node:test";
import { runCrash } from "./run-crash.ts";

// The same on PostgreSQL takes as long again: npm run test:all does both.
const stores = process.env.JIHWI_TEST_ALL === "1" ? (["sqlite", "postgres"] as const) : (["sqlite"] as const);
for (const store of stores) {
  test(`kill -9 loses, doubles and sticks nothing that was acknowledged (${store})`, async () => {
    const { servers, imports, migrations } = await runCrash({ kills: 5, store, seed: 7 });
    const { lost, doubled, stuck, counts } = servers.verdict;
    assert.deepEqual({ lost, doubled, stuck }, { lost: [], doubled: [], stuck: [] });
    // What was never acknowledged could not be lost.
    for (const [what, count] of Object.entries(counts)) assert.ok(count > 0, what);
    assert.equal(imports.same, true);
    assert.equal(migrations.whole, migrations.kills);
  });
}
