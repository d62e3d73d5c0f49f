import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import type { Localized } from "#protocol";
import { cautionAbout } from "./approval.ts";

const title = { ko: "시험", en: "Test" };
const place = z.looseObject({ name: z.string() });
const search = { title, input: z.looseObject({ query: z.string(), near: z.array(place).optional() }) };
const isSaid = (word: string) => word === "계약";
const unsaid = (tool: { title: Localized; input: z.ZodType }, input: unknown) =>
  cautionAbout(tool, input, isSaid)?.en.split(": ")[1] ?? null;

test("words that nobody said are named wherever an input holds them: in values, and in names that no schema declares", () => {
  assert.equal(unsaid(search, { query: "계약" }), null);
  assert.equal(unsaid(search, { query: "계약 파랑새" }), "파랑새");
  assert.equal(unsaid(search, { query: "계약", "계약금 7,654만원": "" }), "계약금, 7,654만원");
  assert.equal(unsaid(search, { query: "계약", near: [{ name: "계약", 홍길동: true }] }), "홍길동");
  assert.equal(unsaid({ title, input: z.record(z.string(), z.string()) }, { 파랑새: "계약" }), "파랑새");
});

test("what a tool itself declares, and places in a list, are nobody's words", () => {
  assert.equal(unsaid(search, { query: "계약", near: [{ name: "계약" }, { name: "계약" }] }), null);
  const either = z.union([z.object({ from: z.string() }), z.object({ until: z.date() })]);
  assert.equal(unsaid({ title, input: either }, { until: "계약" }), null);
});
