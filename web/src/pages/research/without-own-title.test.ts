import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutOwnTitle } from "./without-own-title.ts";

test("a heading that says the title again is left out, any other stays", () => {
  assert.equal(withoutOwnTitle("검색: retrieval", "# retrieval\n\n논문 5편"), "논문 5편");
  assert.equal(withoutOwnTitle("주제 지도 (12편)", "# 주제 지도\n\n## 하나"), "## 하나");
  assert.equal(withoutOwnTitle("내 노트", "# retrieval\n\n논문 5편"), "# retrieval\n\n논문 5편");
  assert.equal(withoutOwnTitle("내 노트", "논문 5편\n\n# 내 노트"), "논문 5편\n\n# 내 노트");
  assert.equal(withoutOwnTitle("검색: a_b", "# a\\_b"), "", "marks are escaped in Markdown");
});
