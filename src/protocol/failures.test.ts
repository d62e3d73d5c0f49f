import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { z } from "zod";
import { errorCodeSchema } from "./errors.ts";
import { createFailures } from "./failures.ts";
import { localizedSchema } from "./language.ts";

const listed = z.record(
  z.string(),
  z.strictObject({
    code: errorCodeSchema,
    ...localizedSchema.shape,
    hint: localizedSchema.optional(),
    retryable: z.literal(true).optional(),
  }),
);
const src = join(import.meta.dirname, "..");
const files = readdirSync(src, { recursive: true }).map(String);
const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

describe("the failures of a room", () => {
  for (const file of files.filter((path) => path.endsWith("failures.json"))) {
    const room = file.slice(0, -"failures.json".length);
    const sources = files.filter((path) => path.startsWith(room) && /(?<!\.test)\.ts$/.test(path));
    const code = sources.map((path) => readFileSync(join(src, path), "utf8")).join("\n");
    it(`${room}: each is met somewhere, and whatever its words name is handed to it there`, () => {
      const failures = listed.parse(JSON.parse(readFileSync(join(src, file), "utf8")));
      for (const [name, { ko, en, hint }] of Object.entries(failures)) {
        const calls = code.split(`"${name}"`).slice(1);
        assert.ok(calls.length > 0, name);
        const named = new Set([ko, en, hint?.ko ?? "", hint?.en ?? ""].flatMap(namesIn));
        for (const value of named)
          assert.ok(
            calls.some((call) => new RegExp(`\\b${value}\\b`).test(call.slice(0, 600))),
            `${name}: {${value}}`,
          );
      }
    });
  }

  it("say what is handed to them in the language of each sentence, once", () => {
    const failure = createFailures({
      gone: { code: "not-found", ko: "{thing}이(가) 없습니다: {name}", en: "No {thing} here: {name}" },
    });
    const { says, hint, code } = failure("gone", { thing: { ko: "표", en: "table" }, name: "{thing}" });
    assert.deepEqual(says, { ko: "표이(가) 없습니다: {thing}", en: "No table here: {thing}" });
    assert.deepEqual([hint, code], [null, "not-found"]);
  });
});
