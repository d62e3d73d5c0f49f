import assert from "node:assert/strict";
import { test } from "node:test";
import { decodeText } from "./decode-text.ts";

const read = (hex: string) => decodeText(new Uint8Array(Buffer.from(hex, "hex")));

test("an accent in a Western file is neither Korean nor damage", () => {
  const title = Buffer.from(`${"A long title with one accent. ".repeat(40)}Caf\u00e9 society`, "latin1");
  assert.match(decodeText(new Uint8Array(title))?.text ?? "", /Café society$/);
  // Än: two bytes that CP949 has a syllable for.
  assert.deepEqual(read("c46e646572756e67"), { text: "Änderung", encoding: "windows-1252" });
});

test("Korean of the old code page is Korean, and UTF-8 with a damaged byte stays UTF-8", () => {
  assert.deepEqual(read("c7d1b1db"), { text: "한글", encoding: "cp949" });
  const damaged = new Uint8Array([...Buffer.from("한글 문서. ".repeat(60)), 0xff]);
  assert.equal(decodeText(damaged)?.encoding, "utf-8");
});

test("bytes of a picture are no text", () => {
  assert.equal(read("89504e470d0a1a0a0000000d49484452"), null);
});
