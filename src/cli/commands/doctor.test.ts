import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/app/open-test-app.ts";
import { error, startFakeProvider } from "../../../test/fakes/index.ts";
import { runCommand } from "../testing/run-command.ts";
import { doctorCommand } from "./doctor.ts";

test("doctor says why a model does not answer, and how to mend it", async (t) => {
  const fake = await startFakeProvider();
  t.after(() => fake.close());
  fake.respond(() => error(401));
  await using on = await openTestApp(fake.env);
  const { printed, code } = await runCommand(on.jihwi, [doctorCommand], ["doctor", "--json"]);
  assert.equal(code, 1);
  const { findings } = printed as { findings: { ok: boolean; message: string; hint: string | null }[] };
  const [refused, ...others] = findings.filter(({ ok }) => !ok);
  assert.deepEqual(others, []);
  assert.match(refused?.message ?? "", /키를 받아 주지 않았습니다/);
  assert.match(refused?.hint ?? "", /키/);
});

test("a model of embeddings is asked for one, not for words", async (t) => {
  const fake = await startFakeProvider();
  t.after(() => fake.close());
  const { JIHWI_MODEL: model = "", ...address } = fake.env;
  await using on = await openTestApp({ ...address, JIHWI_MODEL_EMBED: model });
  const { printed, code } = await runCommand(on.jihwi, [doctorCommand], ["doctor", "--json"]);
  assert.equal(code, 0, JSON.stringify(printed));
});
