import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { test } from "node:test";
import { checkExport } from "./read-export.ts";

const header = `${JSON.stringify({ jihwi: "export", version: 2, exportedAt: 0 })}\n`;

/** Reads what is no export, and tells how much of it was still held open afterwards. */
async function openAfter(pieces: Iterable<string>): Promise<number> {
  let open = 0;
  async function* content() {
    open += 1;
    try {
      yield* pieces;
    } finally {
      open -= 1;
    }
  }
  await assert.rejects(checkExport(content, "here"), { code: "bad-input" });
  return open;
}

test("what is no export is closed again, wherever that is seen", async () => {
  assert.equal(await openAfter(["no export\n", "at all\n"]), 0);
  assert.equal(await openAfter([header, '{"file":"f"}\n', '{"piece":"AAAA"}\n', '{"fileEnd":"g"}\n', header]), 0);
});

test("a line that is too long is refused without being kept", async () => {
  const piece = new Uint8Array(1024 * 1024).fill(97);
  const content = () => Readable.from(Array.from({ length: 65 }, () => piece));
  await assert.rejects(checkExport(content, "here"), /Line 1 .*too long/);
});
