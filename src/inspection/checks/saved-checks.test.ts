import assert from "node:assert/strict";
import { describe, it, type TestContext } from "node:test";
import { JihwiError } from "#protocol";
import { openStore } from "#store";
import { temporaryFolder } from "#store/testing";
import { createAnalyzer } from "../analyze.ts";
import { inspectConfigSchema } from "../config.ts";
import { createSavedCheckService } from "./saved-checks.ts";

const words = { name: "사내 금칙어", base: "keyword_check", settings: { banned: ["대외비"] }, criteria: "" };
const criteria = "- count >= 1 → Critical: 밖에 나가면 안 되는 말\n- count == 0 → 정상\n";

describe("a check of one's own", () => {
  async function openChecks(test: TestContext) {
    const store = await openStore({ dataDir: await temporaryFolder(test) });
    test.after(() => store.close());
    return createSavedCheckService(store, inspectConfigSchema.parse({}), process.cwd());
  }

  it("runs under its own name beside the defaults, by its own words and criteria", async (test) => {
    const checks = await openChecks(test);
    const { id } = await checks.create({ ...words, criteria });
    const analyzer = await createAnalyzer({ config: await checks.configured() });
    const report = await analyzer.analyze("이 문서는 대외비입니다.");
    const own = report.steps.find(({ step }) => step.algorithm_name === id);
    assert.equal(own?.judgment.severity, "critical");
    assert.equal(own?.judgment.summary, "밖에 나가면 안 되는 말");
    assert.deepEqual(analyzer.described.find(({ name }) => name === id)?.title, {
      ko: "사내 금칙어",
      en: "사내 금칙어",
    });
    assert.ok(!report.not_run.some(({ algorithm_name }) => algorithm_name === "keyword_check"));
  });

  it("is left out where what it stands on is there no more, and the others run", async (test) => {
    const store = await openStore({ dataDir: await temporaryFolder(test) });
    test.after(() => store.close());
    await store.savedChecks.add({ ...words, base: "gone_check", criteria });
    const checks = createSavedCheckService(store, inspectConfigSchema.parse({}), process.cwd());
    const { id } = await checks.create({ ...words, criteria });
    assert.deepEqual(
      (await checks.configured()).checks.map(({ name }) => name),
      [id],
    );
  });

  it("stands on the shipped algorithm below it, however many checks of one's own lie between", async () => {
    const base = { settings: {}, criteria: undefined };
    const config = inspectConfigSchema.parse({
      checks: [
        { name: "private_words", title: "사내", base: "pii_check", ...base },
        { name: "team_words", title: "우리 팀", base: "private_words", ...base },
      ],
    });
    const { asShipped } = await createAnalyzer({ config, only: ["team_words"] });
    assert.deepEqual(asShipped({ algorithm: "team_words" }), { algorithm: "pii_check" });
  });

  it("keeps its earlier versions when it is changed", async (test) => {
    const checks = await openChecks(test);
    const { id } = await checks.create({ ...words, criteria });
    await checks.update(id, { ...words, name: "금칙어 둘", criteria });
    assert.deepEqual(
      (await checks.versions(id)).map(({ version, name }) => [version, name]),
      [
        [2, "금칙어 둘"],
        [1, "사내 금칙어"],
      ],
    );
    assert.equal((await checks.list()).filter((check) => check.id === id).length, 1);
    await checks.remove(id);
    await assert.rejects(checks.versions(id), (thrown) => thrown instanceof JihwiError && thrown.code === "not-found");
  });

  it("is refused when it could not run: an unknown base, no words, criteria without a condition", async (test) => {
    const checks = await openChecks(test);
    const refused = (thrown: unknown) => thrown instanceof JihwiError;
    await assert.rejects(checks.create({ ...words, base: "nothing_check", criteria }), refused);
    await assert.rejects(checks.create({ ...words, settings: {}, criteria }), refused);
    await assert.rejects(checks.create({ ...words, settings: { banned: [] }, criteria }), refused);
    await assert.rejects(checks.create({ ...words, criteria: "# 아무것도" }), refused);
  });
});
