import assert from "node:assert/strict";
import { test } from "node:test";
import { changeOf, entryOf } from "./server-entry.ts";

const started = (line: string) => changeOf({ line, values: "" });

test("a command that is opened and saved is the same", () => {
  const command = "C:\\Program Files\\tool.exe";
  const args = ["", '{"a": 1}', '{"a":1}', "it's", "'", '"', `"it's" both`, "'a'\"b\"", "C:\\a b\\", '--x="y"', "$1"];
  assert.deepEqual(changeOf(entryOf({ command, args, url: null, secrets: [] })), { command, args, env: {} });
});

test("quotation marks around a word keep its spaces, those within it stay", () => {
  assert.deepEqual(started(`npx -y 'a b' "c d" --config={"a":1}`), {
    command: "npx",
    args: ["-y", "a b", "c d", '--config={"a":1}'],
    env: {},
  });
});
