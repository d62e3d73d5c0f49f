import assert from "node:assert/strict";
import { it } from "node:test";
import type { ContractEvidence } from "../evidence.ts";
import { leftPartsIn } from "../left-part.ts";
import { articlesUsed } from "./articles-used.ts";
import { partsLeft } from "./parts-left.ts";

const stretch = (start: number, more: Partial<ContractEvidence>): ContractEvidence => ({
  label: "별표 4",
  unit: "별표 4",
  title: "",
  page: 1,
  start,
  end: start + 6_000,
  text: "열람실의 의자를 하나씩 세어 적는다.\n".repeat(300),
  points: [],
  ...more,
});

it("what is left of a part is told below an answer, however short its text is cut", () => {
  const read = [stretch(0, { left: 7_000 })];
  assert.deepEqual(leftPartsIn(partsLeft(read, new Set(["별표 4"]), "ko") ?? ""), [{ label: "별표 4", left: 7_000 }]);
  assert.deepEqual(leftPartsIn(articlesUsed(read, "ko") ?? ""), []);
});

it("it is told by the last stretch that was read", () => {
  const read = [stretch(6_000, { left: 1_000, continues: true }), stretch(0, { left: 7_000 })];
  assert.deepEqual(leftPartsIn(partsLeft(read, new Set(), "en") ?? ""), [{ label: "별표 4", left: 1_000 }]);
  assert.equal(partsLeft([...read, stretch(12_000, { continues: true })], new Set(["별표 4"]), "ko"), null);
});

it("a long part that the answer is not about is not told of", () => {
  assert.equal(partsLeft([stretch(0, { left: 7_000 })], new Set(["제2조"]), "ko"), null);
});
