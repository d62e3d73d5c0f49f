import assert from "node:assert/strict";
import { after, test } from "node:test";
import { openTestApp } from "../../../test/app/open-test-app.ts";
import { silentContext } from "../../../test/beds/cli/silent-context.ts";
import { createProgram } from "../create-program.ts";

const app = await openTestApp();
after(() => app[Symbol.asyncDispose]());

test("before a document is removed, the conversations that keep what they quote of it are told", async () => {
  const { documents, conductor } = app.jihwi;
  const { id } = await documents.add(
    new TextEncoder().encode("# 규정\n\n회의실은 하루 세 시간까지 쓴다.\n"),
    "규정.md",
  );
  await documents.settled(id);
  for (const sessionId of ["a", "b"]) {
    const order = { agent: "chat", sessionId, text: "회의실은 하루 몇 시간까지 써?", options: { documents: [id] } };
    await (await conductor.start(order)).result;
  }
  const told: string[] = [];
  const printed: unknown[] = [];
  const context = {
    ...silentContext("ko"),
    jihwi: async () => app.jihwi,
    note: (line: string) => void told.push(line),
    printJson: (value: unknown) => void printed.push(value),
  };
  await createProgram(context).parseAsync(["documents", "remove", id, "--json"], { from: "user" });
  assert.match(told.join("\n"), /이 문서로 나눈 대화 2개에는 인용한 말이 남습니다/);
  assert.deepEqual(printed, [{ removed: id, conversations: 2 }]);
});
