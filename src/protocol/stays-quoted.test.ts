import assert from "node:assert/strict";
import { test } from "node:test";
import { staysQuoted } from "./stays-quoted.ts";

test("words stay quoted only where they are; what was merely read is told apart", () => {
  assert.equal(staysQuoted({ count: 0, quoting: 0 }), null);
  assert.doesNotMatch(staysQuoted({ count: 1, quoting: 0 })?.ko ?? "", /인용한 말이 남습니다/);
  assert.match(
    staysQuoted({ count: 1, quoting: 0 })?.en ?? "",
    /^The traces of 1 conversation .* until it is deleted\.$/,
  );
  assert.match(
    staysQuoted({ count: 3, quoting: 1 })?.ko ?? "",
    /대화 1개에는 인용한 말이 남습니다.*다른 대화 2개의 기록/,
  );
  assert.doesNotMatch(staysQuoted({ count: 2, quoting: 2 })?.ko ?? "", /기록/);
});
