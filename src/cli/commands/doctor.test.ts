import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "#store/testing";
import { openTestApp } from "../../../test/app/open-test-app.ts";
import { runCommand } from "../../../test/beds/cli/run-command.ts";
import { error, startFakeProvider } from "../../../test/fakes/index.ts";

test("doctor says why a model does not answer, and how to mend it", async (t) => {
  const fake = await startFakeProvider();
  t.after(() => fake.close());
  fake.respond(() => error(401));
  await using on = await openTestApp(fake.env);
  const { printed, code } = await runCommand(on.jihwi, ["doctor", "--json"]);
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
  const { printed, code } = await runCommand(on.jihwi, ["doctor", "--json"]);
  assert.equal(code, 0, JSON.stringify(printed));
});

test("doctor says what of the inspection and of the tool servers cannot work", async (t) => {
  const folder = await temporaryFolder(t);
  const findingsOf = async (file: object) => {
    await writeFile(join(folder, "jihwi.config.json"), JSON.stringify(file));
    await using on = await openTestApp({ TAVILY_API_KEY: "tvly-not-asked" }, folder);
    const { printed } = await runCommand(on.jihwi, ["doctor", "--json"]);
    const { findings } = printed as { findings: { check: string; ok: boolean; message: string }[] };
    return new Map(findings.map(({ check, ok, message }) => [check, { ok, message }]));
  };

  const right = await findingsOf({});
  assert.equal(right.get("검사")?.ok, true);
  assert.deepEqual(right.get("웹 검색"), { ok: true, message: "tavily" });

  const wrongOrder = await findingsOf({ inspect: { order: ["lenght_check"] } });
  assert.match(wrongOrder.get("검사")?.message ?? "", /lenght_check/);
  const algorithms = { keyword_check: { bannedFile: "nowhere.txt" } };
  const mute = { command: process.execPath, args: ["--eval", ""] };
  const off = { ...mute, disabled: true };
  const wrong = await findingsOf({ inspect: { algorithms, order: ["length_check"] }, mcpServers: { mute, off } });
  assert.match(wrong.get("검사")?.message ?? "", /nowhere\.txt/);
  assert.equal(wrong.get("도구 서버 mute")?.ok, false);
  assert.equal(wrong.has("도구 서버 off"), false);
});
