import assert from "node:assert/strict";
import { test } from "node:test";
import { titleRule } from "./title.ts";

test("code names a conversation by its question as it was asked, cut where a list would cut it", () => {
  const titleOf = (question: string) => titleRule({ question, answer: "" }).title;
  assert.equal(titleOf("책을 몇 권까지\n빌릴 수 있어?"), "책을 몇 권까지 빌릴 수 있어?");
  assert.equal(
    titleOf("안녕하세요! 계약서에서 손해배상 한도가 얼마인지 알려 주세요."),
    "안녕하세요! 계약서에서 손해배상 한도가 얼마인지 알려…",
  );
  assert.equal(
    titleOf("Please find the termination clause in this long agreement of ours"),
    "Please find the termination clause in this…",
  );
});
