import assert from "node:assert/strict";
import { test } from "node:test";
import { encode } from "iconv-lite";
import { decodeStream } from "./decode-stream.ts";

const text = `id,body\r\n${"1,plain\r\n".repeat(1000)}2,뷁을 café에서 먹었습니다\r\n${"3,한글 문장입니다\r\n".repeat(5000)}`;

/** The bytes in pieces of a length that cuts characters in the middle. */
async function* inPieces(bytes: Uint8Array, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function decoded(bytes: Uint8Array, length: number): Promise<string | null> {
  let whole = "";
  for await (const part of decodeStream(inPieces(bytes, length))) {
    if (part === null) return null;
    whole += part;
  }
  return whole;
}

for (const encoding of ["utf-8", "cp949", "utf-16le"])
  test(`a stream in ${encoding} is read whichever way it is cut, though it begins like any other`, async () => {
    const bytes = encode(encoding === "cp949" ? text.replace("é", "e") : text, encoding, {
      addBOM: encoding === "utf-16le",
    });
    for (const length of [19, 4099, 1_000_003])
      assert.equal(await decoded(bytes, length), encoding === "cp949" ? text.replace("é", "e") : text);
  });

test("short streams, a mark at the beginning and bytes that are no text", async () => {
  assert.equal(await decoded(Buffer.from("\uFEFF번호,글\n"), 1), "번호,글\n");
  assert.equal(await decoded(encode("번호,글\n1,안녕하세요\n", "cp949"), 3), "번호,글\n1,안녕하세요\n");
  assert.equal(await decoded(new Uint8Array(), 3), "");
  assert.equal(await decoded(new Uint8Array([80, 75, 3, 4, 0, 0, 0, 255, 254, 0, 1, 2]), 5), null);
});

test("the first letter that is no ASCII is cut by the end of a read, wherever it is", async () => {
  const read = 65_536;
  for (const encoding of ["utf-8", "cp949"])
    for (const before of [read - 1, read - 2, read, 2 * read - 1])
      for (const tail of ["전화는 받지 않습니다\n", "전화는 받지 않습니다\n".repeat(9000)]) {
        const whole = `${"1,plain\r\n".repeat(before).slice(0, before)}${tail}`;
        assert.equal(await decoded(encode(whole, encoding), read), whole, `${encoding} from ${before}`);
      }
});

test("a letter that the end of the sample cuts does not make another encoding of it", async () => {
  for (const shift of [0, 1, 2]) {
    const whole = `éé ${"x".repeat(65_536 - 6 + shift)}가나다 끝\n`;
    assert.equal(await decoded(encode(whole, "utf-8"), 65_536), whole);
  }
  const wide = `한글 ${"글,text\n".repeat(20_000)}`;
  for (const length of [65_537, 65_536])
    assert.equal(await decoded(encode(wide, "utf-16le", { addBOM: false }), length), wide);
});

test("a lone accent behind much ASCII is a letter of its file", async () => {
  const whole = `${"plain\n".repeat(20_000)}`;
  assert.equal(await decoded(Buffer.from(`${whole}\u00e9\n`, "latin1"), whole.length), `${whole}é\n`);
});
