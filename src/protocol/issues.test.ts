import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import { describeIssues } from "./issues.ts";
import { mcpServerConfigSchema, mcpServerNameSchema, mcpServersSchema } from "./mcp.ts";
import { timeZoneSchema } from "./time-zone.ts";
import { agentNameSchema } from "./turns.ts";
import { webhookAdditionSchema } from "./webhooks.ts";

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

test("names out of their form are told in words, and clients still learn the pattern", () => {
  for (const [schema, given] of [
    [mcpServerNameSchema, "내 서버"],
    [mcpServersSchema, { "my server": { command: "x" } }],
    [agentNameSchema, "Chat!"],
  ] as const) {
    const { ko, en } = told(schema, given);
    assert.match(ko, /숫자와 하이픈을 [35]0자까지 쓸 수 있습니다/);
    assert.match(en, /letters, digits and hyphens, [35]0 at most/);
    assert.doesNotMatch(ko + en, /\^|\{0,/);
  }
  assert.equal(z.toJSONSchema(mcpServerNameSchema).pattern, "^[A-Za-z][A-Za-z0-9-]{0,29}$");
});

test("an address of another kind is not told to be no address", () => {
  for (const url of ["ftp://example.com/x", "example.com", "http:example.com"])
    for (const { ko, en } of [
      told(webhookAdditionSchema, { url, events: ["turn.ended"] }),
      told(mcpServerConfigSchema, { url }),
    ]) {
      assert.equal(ko, "url: http:// 또는 https://로 시작하는 주소여야 합니다");
      assert.equal(en, "url: an address that begins with http:// or https:// is wanted");
    }
  const given = { url: " https://example.com/x ", events: ["turn.ended"] };
  assert.equal(webhookAdditionSchema.parse(given).url, "https://example.com/x");
});
