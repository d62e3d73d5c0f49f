import assert from "node:assert/strict";
import { test } from "node:test";
import type { ParsedPage } from "../formats/format.ts";
import { boundPages } from "./bound-pages.ts";

async function bounded(texts: readonly string[], counted: boolean): Promise<ParsedPage[]> {
  async function* given() {
    for (const [at, text] of texts.entries()) yield { page: at + 1, text, leftOut: [] };
  }
  const pages: ParsedPage[] = [];
  for await (const page of boundPages(given(), "도면.pdf", () => counted)) pages.push(page);
  return pages;
}

test("a text that is far longer than a page becomes several, and those after it move on", async () => {
  const pages = await bounded(["가 ".repeat(15_000), "끝"], false);
  assert.ok(pages.length > 5 && pages.every(({ text }) => text.length <= 20_000));
  assert.deepEqual(pages.at(-1), { page: pages.length, text: "끝", leftOut: [] });
});

test("a page that its file counts stays whole; one that no sheet holds is refused by its number", async () => {
  const drawing = "가 ".repeat(90_000);
  assert.deepEqual(
    (await bounded([drawing, "끝"], true)).map(({ page, text }) => [page, text.length]),
    [
      [1, 180_000],
      [2, 1],
    ],
  );
  await assert.rejects(bounded(["앞", "#".repeat(200_001)], true), {
    code: "document-too-large",
    says: {
      ko: '"도면.pdf" 파일이 한도를 넘습니다: 2쪽 한 쪽에 글자가 200,001자 있습니다(한도 200,000자).',
      en: '"도면.pdf" is over the limit: page 2 alone holds 200,001 characters (limit 200,000).',
    },
  });
});
