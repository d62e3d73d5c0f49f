import assert from "node:assert/strict";
import { test } from "node:test";
import { encode } from "iconv-lite";
import { columnsOf } from "./table-columns.ts";

const columns = async (text: string, encoding = "utf-8", addBOM = false) =>
  (await columnsOf(new Blob([new Uint8Array(encode(text, encoding, { addBOM }))]))).names;

test("a column behind an empty first head is there", async () => {
  assert.deepEqual(await columns(",text,label\n0,a,b\n"), ["text", "label"]);
  assert.deepEqual(await columns("\ttext\t\tlabel\n"), ["text", "label"]);
  assert.deepEqual(await columns('"",text,text\n'), ["text"]);
});

test("heads in quotes hold delimiters, marks and line breaks", async () => {
  assert.deepEqual(await columns('"이름, 성";"그는 ""네""";"두\n줄"; 끝 \r\n1;2;3;4'), [
    "이름, 성",
    '그는 "네"',
    "두\n줄",
    "끝",
  ]);
  assert.deepEqual(await columns('화면 5"\t글\n'), ['화면 5"', "글"]);
  assert.deepEqual(await columns("글\n하나, 둘\n"), ["글"]);
});

test("rows with nothing in them and a line that names the delimiter are passed over", async () => {
  assert.deepEqual(await columns("\r\n||\r\n번호|답변\r\n1|네"), ["번호", "답변"]);
  assert.deepEqual(await columns("sep=;\r\n번호;답, 변\r\n"), ["번호", "답, 변"]);
  assert.deepEqual(await columns("\n\n"), []);
  assert.deepEqual(await columns(""), []);
});

for (const encoding of ["utf-8", "utf-16le", "utf-16be", "cp949"])
  test(`a table in ${encoding} is read, with a mark or without one, though its beginning ends within a letter`, async () => {
    for (const shift of ["", "a", "ab"]) {
      const text = `,번호,고객 답변\n${shift}${"1,안녕하세요 여러분,네\n".repeat(9000)}`;
      for (const mark of encoding === "cp949" ? [false] : [true, false])
        assert.deepEqual(await columns(text, encoding, mark), ["번호", "고객 답변"], `${mark}`);
    }
  });

test("a damaged letter or a Western accent changes no other name", async () => {
  const damaged = Buffer.concat([Buffer.from(`번호,답변\n${"1,안녕하세요\n".repeat(100)}`), Buffer.from([0xff, 10])]);
  assert.deepEqual((await columnsOf(new Blob([new Uint8Array(damaged)]))).names, ["번호", "답변"]);
  assert.deepEqual(await columns("café,text\n1,a\n", "windows-1252"), ["café", "text"]);
});

test("the column with the longest texts is told; a table of names and figures has none", async () => {
  const longest = async (text: string) => (await columnsOf(new Blob([text]))).longest;
  assert.equal(await longest("번호,작성일,내용\n1,2026-11-01,배송이 아주 빨랐어요\n2,2026-11-02,좋아요\n"), "내용");
  assert.equal(await longest("이름,부서,연봉\n김하나,개발,5600\n이두리,영업,5100\n"), null);
});
