import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/app/open-test-app.ts";
import { runCommand } from "../../../test/beds/cli/run-command.ts";
import { fakePapers, openAlexAnswer } from "../../../test/fakes/scholar/answers.ts";
import { startScholarServer } from "../../../test/fakes/scholar/server.ts";

async function doctor(env: Readonly<Record<string, string>>): Promise<string> {
  await using on = await openTestApp(env);
  const { printed, code } = await runCommand(on.jihwi, ["doctor", "--json"]);
  assert.equal(code, 0);
  return JSON.stringify(printed);
}

test("seed 11.17: doctor says which source did not answer, and when only the library is searched", async () => {
  await using openalex = await startScholarServer(() => ({ body: openAlexAnswer(fakePapers(1), null) }));
  await using arxiv = await startScholarServer(() => ({ status: 403 }));
  const ARXIV_BASE_URL = arxiv.url;
  assert.match(await doctor({ ARXIV_BASE_URL, OPENALEX_BASE_URL: openalex.url }), /OpenAlex\. 답하지 않음: arXiv \(/);
  assert.match(await doctor({ ARXIV_BASE_URL }), /답하지 않음: arXiv \(.*내 서재에서만 찾습니다/);
  assert.match(await doctor({}), /켜진 출처가 없어 내 서재에서만 찾습니다/);
});
