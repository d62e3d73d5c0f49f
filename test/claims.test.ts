import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { it } from "node:test";
import { promisify } from "node:util";
import { checkByCode } from "../bench/claims/check-by-code.ts";
import { countVerdicts, readClaims } from "../bench/claims/claims.ts";

const claims = readClaims();

it("the published claims stand by words that their sources have", () => {
  assert.deepEqual([claims.length, new Set(claims.map(({ id }) => id)).size], [120, 120]);
  for (const { id, words, truth, of } of claims) {
    assert.equal(words === "", truth === "not-said", id);
    assert.ok(
      of.evidence.some(({ heading, text }) => `${heading}\n${text}`.includes(words)),
      id,
    );
  }
});

it("of them code marks what stands nowhere, and of the true ones only cases that they suppose", async () => {
  const verdicts = await Promise.all(claims.map(checkByCode));
  const isNowhere = (trait: string) => /nowhere/u.test(trait);
  const counts = countVerdicts(claims, verdicts, ({ trait }) => (isNowhere(trait) ? "nowhere" : "other"));
  assert.ok((counts.nowhere?.falseMarked ?? 0) >= 13, JSON.stringify(counts));
  assert.ok((counts.other?.trueMarked ?? 60) <= 4, JSON.stringify(counts));
});

it("any program can be put behind the command", async () => {
  const everything = `node -e '
    const lines = require("fs").readFileSync(0, "utf8").trim().split("\\n").map(JSON.parse);
    for (const { id, claim, evidence } of lines)
      console.log(JSON.stringify({ id, verdict: claim && evidence.length > 0 ? "contradicted" : "unknown" }));'`;
  const args = ["--disable-warning=ExperimentalWarning", "bench/main.ts", "claims", "--checker", everything];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: join(import.meta.dirname, "..") });
  assert.match(stdout, /^all\s+60\s+60\s+0\s+60\s+60$/mu);
});
