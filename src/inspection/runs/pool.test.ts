import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { JihwiError } from "#protocol";
import { temporaryFolder } from "#store/testing";
import { inspectConfigSchema } from "../config.ts";
import { createPool } from "./worker-pool.ts";

/** An algorithm that ends its thread at the text "exit", and shortly after the text "later". */
const program = `
import { z } from ${JSON.stringify(import.meta.resolve("zod"))};
import { defineAlgorithm } from ${JSON.stringify(import.meta.resolve("../algorithms/algorithm.ts"))};
export const algorithm = defineAlgorithm({
  name: "exit_check",
  description: { ko: "끝내기", en: "Exits" },
  result: z.object({ count: z.int() }),
  settings: z.object({}),
  prepare: () => ({
    measure(_found, { text }) {
      if (text === "exit") process.exit(0);
      if (text === "later") setTimeout(() => process.exit(0), 20);
      return { count: 0 };
    },
  }),
});
`;

async function openPool(t: TestContext) {
  const baseDirectory = await temporaryFolder(t);
  mkdirSync(join(baseDirectory, "exit"));
  writeFileSync(join(baseDirectory, "exit/index.mjs"), program);
  writeFileSync(join(baseDirectory, "exit/criteria.md"), "- count > 3 → Warning\n- 그 외 → 정상\n");
  const config = inspectConfigSchema.parse({ folders: ["exit"] });
  const output = { language: "ko" } as const;
  const pool = createPool({ config, baseDirectory, only: ["exit_check"], ...output }, 1);
  t.after(() => pool.close());
  const run = (text: string) =>
    pool.run([{ name: text, path: null, record: null, text, suppressions: false, error: null }]);
  return { pool, run };
}

const stopped = (thrown: unknown) => thrown instanceof JihwiError && /process\.exit/.test(thrown.hint?.en ?? "");

test("an algorithm that ends its thread fails what waits and what comes, and holds nobody", async (t) => {
  const { run } = await openPool(t);
  const waiting = [run("exit"), run("글")];
  for (const one of await Promise.allSettled(waiting)) assert.ok(one.status === "rejected" && stopped(one.reason));
  await assert.rejects(run("글"), stopped);
});

test("a thread that ends while it is idle is not waited for", async (t) => {
  const { run } = await openPool(t);
  assert.equal((await run("later"))[0]?.counted.status, "all_passed");
  await assert.rejects(async () => {
    for (;;) await run("글");
  }, stopped);
});

test("what waits when a pool is closed is cancelled", async (t) => {
  const { pool, run } = await openPool(t);
  const waiting = run("글");
  const closed = assert.rejects(waiting, (thrown: JihwiError) => thrown.code === "cancelled");
  await pool.close();
  await closed;
});
