import assert from "node:assert/strict";
import { it } from "node:test";
import { headingOf } from "./headings.ts";

it("개요 and 소요 end titles, and a sentence that ends politely is none", () => {
  assert.equal(headingOf("1. 사고 개요", true)?.title, "1. 사고 개요");
  assert.equal(headingOf("2. 예산 소요", true)?.title, "2. 예산 소요");
  assert.equal(headingOf("3. 먼저 전원을 꺼 주세요", true), null);
  assert.equal(headingOf("4. 비용은 회사가 낸다", true), null);
});
