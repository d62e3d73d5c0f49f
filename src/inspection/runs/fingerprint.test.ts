import assert from "node:assert/strict";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "#store/testing";
import { createAnalyzer } from "../analyze.ts";
import { inspectConfigSchema } from "../config.ts";
import { fingerprintOf } from "./fingerprint.ts";

const program = `
import { z } from ${JSON.stringify(import.meta.resolve("zod"))};
import { defineAlgorithm } from ${JSON.stringify(import.meta.resolve("../algorithms/algorithm.ts"))};
import { most } from "./parts/most.mjs";
export const algorithm = defineAlgorithm({
  name: "shout_check",
  description: { ko: "느낌표", en: "Exclamation marks" },
  result: z.object({ count: z.int() }),
  settings: z.object({}),
  prepare: () => ({ measure: (_found, { text }) => ({ count: text.split("!").length - most }) }),
});
`;

test("a program changes the fingerprint, however its file is called, and so does what it imports; a link that leads nowhere fails nothing", async (t) => {
  const baseDirectory = await temporaryFolder(t);
  const put = (name: string, content: string) => {
    mkdirSync(join(baseDirectory, name, ".."), { recursive: true });
    writeFileSync(join(baseDirectory, name), content);
  };
  put("shout/index.mjs", program);
  put("shout/parts/most.mjs", "export const most = 1;\n");
  put("shout/criteria.md", "- count > 3 → Warning\n- 그 외 → 정상\n");
  const config = inspectConfigSchema.parse({ folders: ["shout"] });
  const analyzer = await createAnalyzer({ config, baseDirectory });
  const options = {
    config,
    baseDirectory,
    language: "ko",
    format: "jsonl",
    colour: false,
  } as const;
  const now = () => fingerprintOf(analyzer, options);
  const first = now();
  put("shout/notes.md", "아무것도 아니다");
  assert.equal(now(), first);
  put("shout/parts/most.mjs", "export const most = 2;\n");
  const second = now();
  assert.notEqual(second, first);
  put("shout/index.mjs", program.replace("count: text", "count: 1 + text"));
  const third = now();
  assert.notEqual(third, second);
  symlinkSync(join(baseDirectory, "moved-away.ts"), join(baseDirectory, "shout/parts/old.ts"));
  symlinkSync(join(baseDirectory, "shout"), join(baseDirectory, "shout/parts/all.json"));
  const fourth = now();
  assert.notEqual(fourth, third);
  put("moved-away.ts", "export {};\n");
  assert.notEqual(now(), fourth);
});
