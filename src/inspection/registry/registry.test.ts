import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { pathToFileURL } from "node:url";
import { JihwiError } from "#protocol";
import { temporaryFolder } from "#store/testing";
import { analyze } from "../analyze.ts";
import { inspectConfigSchema } from "../config.ts";
import { compileCriteria } from "../criteria/compile-criteria.ts";
import { coverageOf } from "../criteria/coverage.ts";
import { fieldsOf } from "../criteria/fields.ts";
import { createRegistry } from "./registry.ts";

for (const name of createRegistry().list()) {
  test(`the shipped criteria of ${name} compile whole, without a gap`, () => {
    const { algorithm, criteriaFile } = createRegistry().get(name);
    const criteria = compileCriteria(readFileSync(criteriaFile, "utf8"), fieldsOf(algorithm.result));
    assert.deepEqual(
      criteria.conditions.filter(({ kind }) => kind !== "compiled"),
      [],
    );
    const { unreachable, complete } = coverageOf(criteria);
    assert.deepEqual([unreachable, complete], [[], true]);
  });
}

/** A folder with an algorithm that counts exclamation marks. */
async function userFolder(t: TestContext, program: string): Promise<string> {
  const base = await temporaryFolder(t);
  mkdirSync(join(base, "shout"));
  writeFileSync(join(base, "shout", "index.mjs"), program);
  writeFileSync(join(base, "shout", "criteria.md"), "- marks > 2 → Warning: 너무 큰 소리\n- marks <= 2 → 정상\n");
  return base;
}
const source = (path: string) => pathToFileURL(join(import.meta.dirname, path)).href;

test("an algorithm of one's own is a folder named in the configuration", async (t) => {
  const base = await userFolder(
    t,
    `
    import { z } from ${JSON.stringify(import.meta.resolve("zod"))};
    import { defineAlgorithm } from ${JSON.stringify(source("../algorithms/algorithm.ts"))};
    export const algorithm = defineAlgorithm({
      name: "shout_check",
      description: { ko: "느낌표를 셉니다", en: "Counts exclamation marks" },
      result: z.object({ marks: z.int().min(0) }),
      settings: z.object({}),
      prepare: () => ({ measure: (_findings, { text }) => ({ marks: text.split("!").length - 1 }) }),
    });
  `,
  );
  const config = inspectConfigSchema.parse({ folders: ["shout"], order: ["shout_check"] });
  const report = await analyze("야!!!", { config, baseDirectory: base });
  assert.deepEqual([report.status, report.steps[0]?.judgment.summary], ["problem_found", "너무 큰 소리"]);
});

test("a folder without an algorithm is a clear error", async (t) => {
  const config = inspectConfigSchema.parse({ folders: ["shout"] });
  const refused = (thrown: unknown) => thrown instanceof JihwiError && thrown.code === "bad-config";
  for (const program of ["export const nothing = 1;", "this is no program"])
    await assert.rejects(analyze("", { config, baseDirectory: await userFolder(t, program) }), refused);
  await assert.rejects(analyze("", { config, baseDirectory: tmpdir() }), refused);
});
