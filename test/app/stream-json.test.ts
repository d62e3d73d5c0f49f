import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, it } from "node:test";
import { runJihwi } from "./run-jihwi.ts";

const folder = await mkdtemp(join(tmpdir(), "jihwi-stream-"));
after(() => rm(folder, { recursive: true, force: true }));
await writeFile(join(folder, "계약.md"), "# 임대차 계약\n\n제1조(계약기간) 계약 기간은 2년으로 한다.\n");
await writeFile(join(folder, "글.md"), "연락처는 010-1234-5678 입니다.\n");

async function events(...args: string[]) {
  const { stdout, code } = await runJihwi(folder, [...args, "--stream-json"]);
  const lines = stdout.split("\n").filter((line) => line !== "");
  return { code, events: lines.map((line) => JSON.parse(line)) };
}

const asked: readonly (readonly string[])[] = [
  ["chat", "지금 몇 시야?"],
  ["ask", "chat", "지금 몇 시야?"],
  ["contract", "ask", "계약.md", "계약 기간은?"],
  ["research", "안녕하세요"],
];
for (const args of asked) {
  it(`${args.slice(0, 2).join(" ")} --stream-json tells the turn as it goes, a JSON a line`, async () => {
    const { events: told, code } = await events(...args);
    assert.equal(code, 0);
    assert.equal(told[0].type, "start");
    const text = told.map(({ type, delta }) => (type === "text-delta" ? delta : "")).join("");
    const last = told.at(-1);
    assert.equal(last.type, "result");
    assert.ok(text.length > 0 && last.answer.includes(text.trim().slice(0, 10)));
    assert.equal(last.traceId, told[0].messageMetadata.turnId);
    assert.equal(typeof last.sessionId, "string");
  });
}

it("inspect --stream-json tells each report, then the sums", async () => {
  const { events: told, code } = await events("inspect", "글.md", "계약.md");
  assert.equal(code, 1, "there are findings");
  assert.deepEqual(
    told.map(({ type }) => type),
    ["report", "report", "result"],
  );
  assert.equal(told.at(-1).documents, 2);
});

it("a failure is the last event", async () => {
  const { events: told, code } = await events("chat", "무엇이 있어?", "--doc", "없는-파일.pdf");
  assert.equal(code, 2);
  assert.deepEqual([told.length, told[0].type, told[0].error.code], [1, "error", "not-found"]);
});

it("wrong use is told as an event, too", async () => {
  const { events: told, code } = await events("chat", "무엇이 있어?", "--max-iterations", "99");
  assert.equal(code, 2);
  assert.deepEqual([told.length, told[0].type, told[0].error.code], [1, "error", "bad-input"]);
  assert.match(told[0].error.message, /^--max-iterations <n> 옵션에 쓸 수 없는 값입니다: 99\. 1–10/);
});

it("jihwi alone says where it is, what is connected and what to try, and makes no folder", async () => {
  const { stdout, code } = await runJihwi(folder, [], { JIHWI_LANG: "en", JIHWI_DATA_DIR: "./none", PORT: "1" });
  assert.equal(code, 0);
  assert.match(stdout, /http:\/\/127\.0\.0\.1:1/);
  assert.match(stdout, /rules answer/);
  assert.equal(stdout.match(/^ {2}jihwi /gm)?.length, 3);
  await assert.rejects(import("node:fs/promises").then(({ stat }) => stat(join(folder, "none"))));
});
