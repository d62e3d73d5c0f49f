// Everything that must hold before a change lands: checks, then unit and integration tests, then the browser.
// `npm test -- src/kernel` runs the tests below one folder only.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const only = process.argv.slice(2);
const node = (args) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: "inherit", env: testEnvironment() }).status ?? 1;

const results =
  only.length > 0
    ? [tests(only.map((path) => (path.endsWith(".ts") ? path : `${path}/**/*.test.ts`)))]
    : [node(["scripts/check.mjs"]), tests(["src/**/*.test.ts", "scripts/**/*.test.ts"]), tests(["test/**/*.test.ts"])];
process.exitCode = results.every((status) => status === 0) ? 0 : 1;

function tests(globs) {
  return node([
    "--disable-warning=ExperimentalWarning",
    "--test",
    "--test-concurrency=2",
    "--test-timeout=300000",
    "--test-global-setup=src/store/testing/global-setup.ts",
    ...globs,
  ]);
}

/** A developer's own keys and models must not reach the tests. */
function testEnvironment() {
  const kept = Object.entries(process.env).filter(
    ([name]) =>
      name === "JIHWI_TEST_DATA" ||
      !/^(JIHWI_|DATABASE_URL$|OPENAI_|ANTHROPIC_|GOOGLE_|OLLAMA_|TAVILY_|BRAVE_|SEARXNG_)/.test(name),
  );
  return { ...Object.fromEntries(kept), TZ: "Asia/Seoul" };
}
