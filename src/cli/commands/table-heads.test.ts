import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, test } from "node:test";
import { openTestApp } from "../../../test/app/open-test-app.ts";
import { runCommand } from "../../../test/beds/cli/run-command.ts";

const app = await openTestApp();
after(() => app[Symbol.asyncDispose]());
await mkdir(join(app.folder, "notes"));
await writeFile(join(app.folder, "notes", "a.md"), "# 환불\n\n환불은 7일 안에 한다.\n");
const run = (...argv: string[]) => runCommand(app.jihwi, argv);
await run("documents", "watch", "notes", "--once");
const { id, result } = await app.jihwi.conductor.start({
  agent: "chat",
  sessionId: "s",
  text: "1+1",
  options: {},
  language: "ko",
});
await result;

const lists = [
  ["documents", "list"],
  ["documents", "watch", "--list"],
  ["trace", "list"],
  ["trace", "show", id],
  ["trace", "sums"],
];
for (const line of lists)
  test(`the heads of jihwi ${line.slice(0, 2).join(" ")} are in the reader's language`, async () => {
    const head = String((await run(...line)).printed)
      .split("\n")
      .find((row) => /^(?:id|\+ms|날짜|day| )/.test(row));
    const foreign = head?.match(/[a-z]{2,}/g)?.filter((word) => !["id", "ms", "usd"].includes(word));
    assert.deepEqual(foreign ?? [], [], head);
    assert.match(head ?? "", /[가-힣]/);
  });
