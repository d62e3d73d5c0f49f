import assert from "node:assert/strict";
import { test } from "node:test";
import { runCrash } from "./run-crash.ts";

for (const store of ["sqlite", "postgres"] as const) {
  test(`kill -9 loses, doubles and sticks nothing that was acknowledged (${store})`, async () => {
    const { servers, imports, migrations } = await runCrash({ kills: 3, store, seed: 7 });
    const { lost, doubled, stuck, counts } = servers.verdict;
    assert.deepEqual({ lost, doubled, stuck }, { lost: [], doubled: [], stuck: [] });
    assert.ok((counts.questions ?? 0) > 0);
    assert.equal(imports.same, true);
    assert.equal(migrations.whole, migrations.kills);
  });
}
