import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import { describeIssues, type SchemaOf } from "#protocol";
import { patternCheck } from "../algorithms/pattern-check/index.ts";
import { inspectConfigSchema } from "../config.ts";

function told(schema: SchemaOf, value: unknown) {
  const { error } = z.safeParse(schema, value);
  assert.ok(error !== undefined);
  return describeIssues(error);
}

test("the name of a check of one's own and the flags of a pattern are told in words, in both languages", () => {
  const name = told(inspectConfigSchema, { checks: [{ name: "내 검사", title: "내 검사", base: "length_check" }] });
  assert.match(name.ko, /^checks.*: 영문 소문자로 시작해야 하고, 영문 소문자와 숫자와 밑줄\(_\)만 쓸 수 있습니다$/);
  assert.match(name.en, /^checks.*: small letters, digits and underscores, a letter first$/);
  const flags = told(patternCheck.settings, { patterns: [{ name: "a", pattern: "a", flags: "gx" }] });
  assert.match(flags.ko, /: i, m, s만 쓸 수 있습니다$/);
  assert.match(flags.en, /: flags may be i, m and s$/);
  for (const { ko, en } of [name, flags]) assert.doesNotMatch(ko + en, /\^|\[a-z\]/);
  assert.deepEqual(z.parse(patternCheck.settings, { patterns: [{ name: "a", pattern: "a" }] }), {
    patterns: [{ name: "a", pattern: "a", flags: "" }],
    unfinished: false,
  });
  assert.match(JSON.stringify(z.toJSONSchema(inspectConfigSchema, { io: "input" })), /\^\[a-z\]\[a-z0-9_\]\*\$/);
});
