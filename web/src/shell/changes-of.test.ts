import assert from "node:assert/strict";
import { test } from "node:test";
import { changesOf } from "./changes-of.ts";

const numbered = (count: number, text: (at: number) => string) => Array.from({ length: count }, (_, at) => text(at));

test("words that came and went are told", () => {
  assert.deepEqual(changesOf("위약금은 십 퍼센트", "위약금은 오 퍼센트"), [
    { kind: "same", text: "위약금은 " },
    { kind: "removed", text: "십" },
    { kind: "added", text: "오" },
    { kind: "same", text: " 퍼센트" },
  ]);
});

test("where hundreds of words differ their lines are told, and then all of it", () => {
  const [old, written] = ["옛", "새"].map((word) => numbered(600, (at) => `${word}${at}`).join(" "));
  assert.deepEqual(changesOf(`처음\n${old}\n끝`, `처음\n${written}\n끝`), [
    { kind: "same", text: "처음\n" },
    { kind: "removed", text: `${old}\n` },
    { kind: "added", text: `${written}\n` },
    { kind: "same", text: "끝" },
  ]);
  const [before = "", after = ""] = ["옛", "새"].map((word) => numbered(600, (at) => `${word}${at}\n같음\n`).join(""));
  assert.deepEqual(changesOf(before, after), [
    { kind: "removed", text: before },
    { kind: "added", text: after },
  ]);
});
