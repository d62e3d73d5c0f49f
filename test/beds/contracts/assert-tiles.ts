import assert from "node:assert/strict";
import type { ContractOutline } from "#protocol";

/** Fails unless the parts of an outline are the text, each character once. */
export function assertTiles(outline: ContractOutline, text: string): void {
  const { preamble, chapters, articles, supplementary, annexes, signature } = outline;
  const parts = [
    preamble,
    ...chapters,
    ...articles,
    ...supplementary,
    ...annexes,
    ...(signature === null ? [] : [signature]),
  ]
    .filter((part) => part.end > part.start)
    .sort((a, b) => a.start - b.start);
  assert.equal(parts.map((part) => part.text).join(""), text);
  for (const part of parts) assert.equal(part.text, text.slice(part.start, part.end));
  for (const article of [...articles, ...supplementary, ...annexes].flatMap((part) =>
    "articles" in part ? part.articles : [part],
  )) {
    let at = article.paragraphs[0]?.start ?? article.end;
    for (const paragraph of article.paragraphs) {
      assert.equal(paragraph.start, at, `${article.label} loses text before ${paragraph.label}`);
      at = paragraph.end;
    }
    assert.equal(at, article.end, `${article.label} loses its end`);
  }
}
