import assert from "node:assert/strict";
import { test } from "node:test";
import type { Root } from "mdast";
import { remarkCitations } from "./remark-citations.ts";

const paragraph = (...children: Root["children"]): Root =>
  ({ type: "root", children: [{ type: "paragraph", children }] }) as Root;

/** What became of a tree: words as they are, citations in angle brackets. */
function shown(node: unknown): string {
  const { type, value, children, data } = node as { type: string; value?: string; children?: unknown[]; data?: object };
  const inner = value ?? children?.map(shown).join("") ?? "";
  return data === undefined ? (type === "link" ? `(${inner})` : inner) : `<${inner}>`;
}

function cite(tree: Root, marks: readonly string[]): string {
  remarkCitations({ marks })(tree);
  return shown(tree);
}

test("marks that resolve become citations, any other bracket stays text", () => {
  const tree = paragraph({ type: "text", value: "24개월입니다 [1]. 배열은 [2]입니다." });
  assert.equal(cite(tree, ["[1]"]), "24개월입니다 <[1]>. 배열은 [2]입니다.");
});

test("marks with Korean labels are found, the longer before the shorter", () => {
  const tree = paragraph({ type: "text", value: "위약금 [제3조 제1항][제3조]" });
  assert.equal(cite(tree, ["[제3조]", "[제3조 제1항]"]), "위약금 <[제3조 제1항]><[제3조]>");
});

test("links and code keep their brackets", () => {
  const tree = paragraph(
    { type: "inlineCode", value: "a[1]" },
    { type: "link", url: "https://example.org", children: [{ type: "text", value: "[1]" }] },
  );
  assert.equal(cite(tree, ["[1]"]), "a[1]([1])");
});
