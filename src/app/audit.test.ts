import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "#store/testing";
import { auditFile, createAudit } from "./audit.ts";

test("a key that stands in a name or an address is struck out of the audit log", async (t) => {
  const folder = await temporaryFolder(t);
  const audit = createAudit(folder, (error) => assert.fail(error.message));
  audit.record("webhook-added", {
    url: "https://a.example/hook?token=abcdefgh12345678",
    by: "sk-live-abcdefghijklmnop",
  });
  await audit.written();
  const line = await readFile(join(folder, auditFile), "utf8");
  assert.match(line, /a\.example\/hook/);
  assert.doesNotMatch(line, /abcdefgh/);
});
