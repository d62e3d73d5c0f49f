import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import { describeIssues } from "./issues.ts";
import { timeZoneSchema } from "./time-zone.ts";

function told(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value);
  return error === undefined ? assert.fail("it fits") : describeIssues(error);
}

test("what is wrong with an input is told in each language alone", () => {
  const schema = z.strictObject({
    port: z.coerce.number().int().min(0).max(65535),
    token: z.string().min(16, "use at least 16 characters"),
    model: z.string(),
    rules: z.enum(["fallback", "prefer"]),
    url: z.url(),
    name: z.string().min(1),
    share: z.number().positive(),
    list: z.array(z.string()).max(2),
    zone: timeZoneSchema,
    either: z.union([z.string(), z.number()]),
    kind: z.literal("a"),
    nested: z.object({ on: z.boolean() }),
  });
  const given = {
    port: "abc",
    token: "short",
    rules: "x",
    url: "x",
    name: "",
    share: 0,
    list: ["a", "b", "c"],
    zone: "Mars/Base",
    either: true,
    kind: "b",
    nested: { on: "yes" },
    more: 1,
  };
  const { ko, en } = told(schema, given);
  assert.match(ko, /port: 숫자여야 합니다; token: 16자 이상이어야 합니다; model: 꼭 있어야 합니다/);
  assert.match(ko, /rules: fallback, prefer 가운데 하나여야 합니다/);
  assert.match(ko, /list: 2개 이하여야 합니다; zone: 시간대 이름이 아닙니다/);
  assert.match(ko, /share: 0보다 커야 합니다/);
  assert.match(ko, /nested\.on: true나 false여야 합니다/);
  assert.match(ko, /모르는 이름이 있습니다\(more\)/);
  assert.doesNotMatch(ko, /Invalid|expected|received|Too /);
  assert.match(en, /token: use at least 16 characters/);
  assert.doesNotMatch(en, /\p{Script=Hangul}/u);
});

test("numbers out of their bounds name the bound", () => {
  const port = z.number().int().max(65535);
  assert.equal(told(port, 70_000).ko, "65535 이하여야 합니다");
  assert.equal(told(port, 1.5).ko, "정수여야 합니다");
});
