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

test("Korean in UTF-16 without a mark is read, however many of its letters have a zero byte of their own", () => {
  for (const text of ["저가 준비물은 가방과 가위, 2개", "관리자가 가입을 준다.", "가 가", "Only Latin letters"]) {
    const wide = Buffer.from(text, "utf16le");
    assert.deepEqual(decodeText(new Uint8Array(wide)), { text, encoding: "utf-16le" });
    assert.deepEqual(decodeText(new Uint8Array(wide.swap16())), { text, encoding: "utf-16be" });
  }
});

test("numbers of a table of bytes are no UTF-16", () => {
  const counts = Int16Array.from({ length: 4_000 }, (_, at) => Math.round(Math.sin(at) * 300));
  assert.equal(decodeText(new Uint8Array(counts.buffer)), null);
  const words = Uint32Array.from({ length: 4_000 }, (_, at) => (at * 2_654_435_761) >>> 12);
  assert.equal(decodeText(new Uint8Array(words.buffer)), null);
});

test("bytes of a picture are no text", () => {
  assert.equal(read("89504e470d0a1a0a0000000d49484452"), null);
});
