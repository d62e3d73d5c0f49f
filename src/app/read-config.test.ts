import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { toJihwiError } from "#protocol";
import { temporaryFolder } from "#store/testing";
import { readConfig } from "./read-config.ts";

test("a wrong setting is told with what it is for, an unknown one with those that there are", async (t) => {
  const folder = await temporaryFolder(t);
  const hintFor = (env: Readonly<Record<string, string>>) =>
    readConfig(folder, env).then(
      () => assert.fail("nothing was refused"),
      (thrown: unknown) => toJihwiError(thrown).hint,
    );
  const environment = await hintFor({ PORT: "here", JIHWI_RULES: "never" });
  assert.match(environment?.ko ?? "", /^PORT: 포트\. 0이면 빈 것을 고릅니다\. JIHWI_RULES: prefer: /);
  assert.match(environment?.en ?? "", /^PORT: The port; 0 takes a free one\. JIHWI_RULES: prefer: /);

  await writeFile(join(folder, "jihwi.config.json"), JSON.stringify({ modles: {}, agents: "cook.ts" }));
  const file = await hintFor({});
  assert.match(file?.ko ?? "", /^agents: .* 정할 수 있는 것: .*models/);
  assert.match(file?.en ?? "", /^agents: .* It may hold .*models/);
});
