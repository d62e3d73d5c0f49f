import assert from "node:assert/strict";
import { test } from "node:test";
import type { Root, Text } from "mdast";
import { remarkCitations } from "./remark-citations.ts";

/** A paragraph of one text, as Markdown parses it from a source: `value` is what it decodes to. */
function textOf(source: string, value = source): Text {
  const point = (offset: number) => ({ line: 1, column: offset + 1, offset });
  return { type: "text", value, position: { start: point(0), end: point(source.length) } };
}

const paragraph = (...children: Root["children"]): Root =>
  ({ type: "root", children: [{ type: "paragraph", children }] }) as Root;

/** What became of a tree: words as they are, citations in angle brackets. */
function shown(node: unknown): string {
  const { type, value, children, data } = node as { type: string; value?: string; children?: unknown[]; data?: object };
  const inner = value ?? children?.map(shown).join("") ?? "";
  return data === undefined ? (type === "link" ? `(${inner})` : inner) : `<${inner}>`;
}

const unplaced = (...marks: readonly string[]) => marks.map((mark) => ({ mark, places: [] }));
const placeOf = (place: number) => place;

function cite(source: string, marks: readonly string[], decoded = source): string {
  const tree = paragraph(textOf(source, decoded));
  remarkCitations({ citations: unplaced(...marks), placeOf })(tree, { value: source });
  return shown(tree);
}

test("of citations with one mark each stands where it was made, and a mark that none was made for stays text", () => {
  const source = "첫째 [1]. &#91;1&#93; 둘째 [1]. 지어낸 말 [1].";
  const tree = paragraph(textOf(source, source.replace("&#91;1&#93;", "[1]")));
  const citations = [
    { mark: "[1]", places: [source.indexOf("[1]", 10)] },
    { mark: "[1]", places: [source.indexOf("[1]")] },
  ];
  remarkCitations({ citations, placeOf })(tree, { value: source });
  const numbers = JSON.stringify(tree).matchAll(/"dataCitation":"(\d)"/g);
  assert.deepEqual(
    [...numbers].map(([, citation]) => citation),
    ["1", "0"],
  );
  assert.equal(shown(tree), "첫째 <[1]>. [1] 둘째 <[1]>. 지어낸 말 [1].");
});

test("marks that resolve become citations, any other bracket stays text", () => {
  assert.equal(cite("24개월입니다 [1]. 배열은 [2]입니다.", ["[1]"]), "24개월입니다 <[1]>. 배열은 [2]입니다.");
});

test("marks with Korean labels are found, the longer before the shorter", () => {
  assert.equal(cite("위약금 [제3조 제1항][제3조]", ["[제3조]", "[제3조 제1항]"]), "위약금 <[제3조 제1항]><[제3조]>");
});

test("a mark that only decoding makes is no citation, and a written one beside it is", () => {
  for (const [source, decoded, expected] of [
    ["거짓 &#91;1&#93; 참 [1]", "거짓 [1] 참 [1]", "거짓 [1] 참 <[1]>"],
    ["거짓 \\[1\\] 참 [1]", "거짓 [1] 참 [1]", "거짓 [1] 참 <[1]>"],
    ["[&#49;] [1&rsqb; [1]", "[1] [1] [1]", "[1] [1] <[1]>"],
    ["A &amp; B [1]", "A & B [1]", "A & B <[1]>"],
    ["&#x1F600; [1]", "😀 [1]", "😀 <[1]>"],
  ] as const) {
    assert.equal(cite(source, ["[1]"], decoded), expected);
  }
});

test("links and code keep their brackets", () => {
  const tree = paragraph(
    { type: "inlineCode", value: "a[1]" },
    { type: "link", url: "https://example.org", children: [textOf("[1]")] },
  );
  remarkCitations({ citations: unplaced("[1]"), placeOf })(tree, { value: "[1]" });
  assert.equal(shown(tree), "a[1]([1])");
});
