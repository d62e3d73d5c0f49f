import assert from "node:assert/strict";
import { test } from "node:test";
import { createInspector } from "./inspect-item.ts";
import type { InspectorOptions } from "./work.ts";
import { createWorkerPool } from "./worker-pool.ts";

const options: InspectorOptions = {
  baseDirectory: ".",
  language: "ko",
  format: "jsonl",
  colour: false,
  cacheDirectory: null,
  only: ["pii_check"],
};
const item = (text: string) => ({ name: "글.md", path: null, record: null, text, suppressions: false, error: null });

test("a thread that others wait for judges short texts, and no long ones", async (context) => {
  const inspector = await createInspector(options);
  let judgedHere = 0;
  const inspect: typeof inspector.inspect = (item) => {
    judgedHere += 1;
    return inspector.inspect(item);
  };
  const pool = createWorkerPool({ ...inspector, inspect }, { ...options, jobs: 1, isShared: true });
  context.after(pool.close);
  const number = "주민등록번호 900101-1234568";
  const statusOf = async (text: string) => (await pool.run([item(text)])).map((judged) => judged?.status);
  assert.deepEqual(await statusOf(number), ["problem_found"]);
  assert.equal(judgedHere, 1);
  assert.deepEqual(await statusOf(`${"가 나 다 라 마\n".repeat(12_000)}${number}`), ["problem_found"]);
  assert.equal(judgedHere, 1);
});
