import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { compileCriteria } from "../criteria/compile-criteria.ts";
import { printExpression } from "../criteria/expression.ts";
import { fieldsOf } from "../criteria/fields.ts";
import { createRegistry } from "./registry.ts";

for (const name of createRegistry().list()) {
  test(`the English criteria of ${name} say what the Korean ones say, without Hangul`, () => {
    const { algorithm, criteriaFile } = createRegistry().get(name);
    const english = criteriaFile.replace(/\.md$/, ".en.md");
    assert.ok(existsSync(english));
    const decisions = (file: string) =>
      compileCriteria(readFileSync(file, "utf8"), fieldsOf(algorithm.result)).conditions.map((condition) =>
        condition.kind === "compiled" ? [printExpression(condition.expression), condition.verdict.severity] : "prose",
      );
    assert.deepEqual(decisions(english), decisions(criteriaFile));
    assert.doesNotMatch(readFileSync(english, "utf8"), /[가-힣]/);
  });
}
