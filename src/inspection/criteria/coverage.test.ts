import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import { compileCriteria } from "./compile-criteria.ts";
import { coverageOf } from "./coverage.ts";
import { fieldsOf } from "./fields.ts";

const fields = fieldsOf(z.object({ length: z.int().min(0), ratio: z.number().min(0).max(1), ok: z.boolean() }));
const coverage = (...lines: string[]) =>
  coverageOf(compileCriteria(lines.map((line) => `- ${line}`).join("\n"), fields));

test("a document that covers every value has no gap", () => {
  const found = coverage("length > 1000 → Critical", "length > 500 → Warning", "length <= 500 → 정상");
  assert.deepEqual(found.gaps, []);
  assert.deepEqual(found.unreachable, []);
});

test("a value between two limits that no line covers is a gap", () => {
  assert.deepEqual(coverage("length > 1000 → Critical", "length < 1000 → 정상").gaps, ["length = 1000"]);
  assert.deepEqual(coverage("ratio > 0.5 → Warning", "ratio < 0.5 → 정상").gaps, ["ratio = 0.5"]);
});

test("values outside the declared range are no gap", () => {
  assert.deepEqual(coverage("length > 10 → Critical", "length 0~10 → 정상").gaps, []);
});

test("a combination of fields that is not covered is a gap", () => {
  assert.deepEqual(coverage("ok and length > 10 → 정상", "not ok → Critical").gaps.length > 0, true);
});

test("a line that never gets its turn is unreachable", () => {
  assert.deepEqual(coverage("length > 10 → Critical", "length > 20 → Warning", "otherwise → 정상").unreachable, [2]);
});
