import assert from "node:assert/strict";
import { test } from "node:test";
import { runCrash } from "./run-crash.ts";

/** `test/app/crash.test.ts` and `src/store/crash.test.ts` cut one turn and one migration off in every run. */
const skip = process.env.JIHWI_TEST_ALL === "1" ? false : "npm run test:all and npm run crash kill again and again";
for (const store of ["sqlite", "postgres"] as const) {
  test(`kill -9 loses, doubles and sticks nothing that was acknowledged (${store})`, { skip }, async () => {
    const { servers, imports, migrations } = await runCrash({ kills: 5, store, seed: 7 });
    const { lost, doubled, stuck, counts } = servers.verdict;
    assert.deepEqual({ lost, doubled, stuck }, { lost: [], doubled: [], stuck: [] });
    // What was never acknowledged could not be lost.
    for (const [what, count] of Object.entries(counts)) assert.ok(count > 0, what);
    assert.equal(imports.same, true);
    assert.equal(migrations.whole, migrations.kills);
  });
}
