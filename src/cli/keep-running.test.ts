// A process of its own: it lets rejections of the process go unhandled.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";

const program = `
  import { keepRunning } from ${JSON.stringify(new URL("./keep-running.ts", import.meta.url).href)};
  keepRunning((error, about) => console.log(about, error.cause.message));
  Promise.reject(new Error("nobody awaits"));
  setImmediate(() => {
    throw new Error("nobody catches");
  });
  process.once("exit", (code) => console.log("ended by itself", code));
`;

test("a failure that nobody owns is logged, and the process goes on to its own end", () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", program],
    { encoding: "utf8" },
  );
  assert.deepEqual(
    stdout.trim().split("\n"),
    ["unhandled rejection nobody awaits", "uncaught exception nobody catches", "ended by itself 0"],
    stderr,
  );
});
