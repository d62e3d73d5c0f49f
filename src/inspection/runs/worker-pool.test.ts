import assert from "node:assert/strict";
import { test } from "node:test";
import { inspectConfigSchema } from "../config.ts";
import { createInspector } from "./inspect-item.ts";
import type { InspectorOptions } from "./work.ts";
import { createWorkerPool, textsAtOnce } from "./worker-pool.ts";

const options: InspectorOptions = {
  baseDirectory: ".",
  language: "ko",
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
  const statusOf = async (text: string) => (await pool.run([item(text)])).map((judged) => judged?.counted.status);
  assert.deepEqual(await statusOf(number), ["problem_found"]);
  assert.equal(judgedHere, 1);
  assert.deepEqual(await statusOf(`${"가 나 다 라 마\n".repeat(12_000)}${number}`), ["problem_found"]);
  assert.equal(judgedHere, 1);
});

test("waiting for a model elsewhere takes no core of this machine", () => {
  assert.equal(textsAtOnce({ local: false }), 16);
  assert.ok(textsAtOnce({ local: true }) >= 1);
});

test("a text that is slow to be judged by a model holds up no other", async () => {
  const config = inspectConfigSchema.parse({ algorithms: { model_check: { question: "광고인가?" } } });
  const inspector = await createInspector({ ...options, only: ["model_check"], config });
  const judged: string[] = [];
  let release = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const inspect: typeof inspector.inspect = async (item) => {
    if (item.text === "느림") await slow;
    judged.push(item.text ?? "");
    return null;
  };
  const pool = createWorkerPool({ ...inspector, inspect }, { ...options, config, jobs: 2 });
  const first = pool.run([item("느림"), item("하나"), item("둘")]);
  await pool.run([item("셋")]);
  assert.deepEqual(judged, ["하나", "둘", "셋"]);
  release();
  await first;
  assert.equal(judged.at(-1), "느림");
});
