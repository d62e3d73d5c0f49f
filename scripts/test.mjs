// Everything that must hold before a change lands: checks, then all tests, the browser's among them.
// `npm test -- src/kernel` runs the tests below one folder only. `npm run test:unit` runs those beside the sources, which
// want neither a browser nor PostgreSQL. `npm run test:all` takes more of everything (PostgreSQL for each test of a store,
// load, measurements of search) and prints how much of each room was run.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { isBuilt } from "./built.mjs";
import { ensureBrowser } from "./ensure-browser.mjs";
import { browserFilesToTryAgain, closingLine } from "./noted-tests.mjs";
import { testFiles } from "./test-groups.mjs";

const root = join(import.meta.dirname, "..");
/** A test that computes for ever, or leaves a program behind that holds its output, ends at last with all others. */
const longestMinutes = 90;
const args = process.argv.slice(2);
const lane = args.includes("--all") ? "all" : args.includes("--unit") ? "unit" : "usual";
const only = args.filter((arg) => !arg.startsWith("--"));
const beside = ["src/**/*.test.ts", "web/src/**/*.test.ts"];
const whole = ["app", "chaos", "chat", "e2e", "ecosystem", "fuzz"].map((folder) => `test/${folder}/**/*.test.ts`);
const globs = { unit: beside, usual: [...beside, ...whole], all: [...beside, "test/**/*.test.ts"] };
/** Where each run of the tests leaves what it has skipped, and what has failed. */
const notesFolder = mkdtempSync(join(tmpdir(), "jihwi-noted-"));
/** Outside of node_modules, in which node looks for no tests. */
const groupsFolder = mkdtempSync(join(tmpdir(), "jihwi-tests-"));
process.exitCode = (await run()).every((status) => status === 0) ? 0 : 1;
console.log(closingLine(notesFolder));
for (const folder of [notesFolder, groupsFolder]) rmSync(folder, { recursive: true });

async function run() {
  if (only.length > 0) return [tests(only.map((path) => (path.endsWith(".ts") ? path : `${path}/**/*.test.ts`)))];
  const files = testFiles(root, globs[lane], groupsFolder);
  if (lane === "unit") return [tests(files)];
  const browser = await ensureBrowser();
  if (!browser) console.error("jihwi: no Chromium here; browser tests are skipped. CHROME_PATH may name one.");
  return [
    node(["scripts/check.mjs"]),
    browserTriedAgain(tests(files)),
    // Where a change is judged, a browser that is missing is a failure and not a way round the tests.
    browser || process.env.CI === undefined ? 0 : 1,
  ];
}

/**
 * A browser on a busy machine now and then does two things in an order that nobody has seen before. What failed so is tried
 * once more by itself, and told of in either case: it is looked into, but it does not stop a change that has no part in it.
 */
function browserTriedAgain(status) {
  const files = status === 0 ? [] : browserFilesToTryAgain(root, notesFolder);
  if (files.length === 0) return status;
  console.log(`jihwi: failed, and tried once more by itself: ${files.join(", ")}`);
  const again = tests(files);
  const outcome = again === 0 ? "passed the second time; find out why not the first" : "failed again";
  console.log(`jihwi: ${files.join(", ")}: ${outcome}.`);
  return again;
}

function tests(files) {
  return node([
    "--disable-warning=ExperimentalWarning",
    "--test",
    // Tests wait for servers, browsers and disks: a third process keeps two cores busy.
    "--test-concurrency=3",
    "--test-timeout=600000",
    ...preloaded().flatMap((script) => ["--import", pathToFileURL(join(root, script)).href]),
    ...(lane === "unit" ? [] : ["--test-global-setup=test/beds/store/global-setup.ts"]),
    ...(lane === "all"
      ? [
          "--experimental-test-coverage",
          "--test-coverage-include=src/**",
          "--test-coverage-exclude=**/*.test.ts",
          "--test-reporter=./scripts/coverage-by-room.mjs",
          "--test-reporter-destination=stdout",
        ]
      : []),
    "--test-reporter=spec",
    "--test-reporter-destination=stdout",
    "--test-reporter=./scripts/noted-tests.mjs",
    `--test-reporter-destination=${join(notesFolder, String(readdirSync(notesFolder).length))}`,
    ...files,
  ]);
}

/** Where coverage is told, what runs in workers is covered, too: there they are sources. */
function preloaded() {
  const workers = lane !== "all" && isBuilt(root) ? ["scripts/built-workers.mjs"] : [];
  return ["scripts/end-test-file.mjs", ...workers];
}

function node(args) {
  const limits = { timeout: longestMinutes * 60_000 };
  return (
    spawnSync(process.execPath, args, { cwd: root, stdio: "inherit", env: testEnvironment(), ...limits }).status ?? 1
  );
}

/** A developer's own keys and models must not reach the tests. */
function testEnvironment() {
  const ours = /^(JIHWI_|DATABASE_URL$|OPENAI_|ANTHROPIC_|GOOGLE_|OLLAMA_|TAVILY_|BRAVE_|SEARXNG_)/;
  const kept = Object.entries(process.env).filter(([name]) => /^JIHWI_TEST_(DATA|ALL)$/.test(name) || !ours.test(name));
  const data = resolve(root, "../shared/data");
  const beside = existsSync(data) ? { JIHWI_TEST_DATA: data } : {};
  const more = lane === "all" ? { JIHWI_TEST_ALL: "1" } : {};
  // Hundreds of processes load the same sources: what one has compiled the next takes over.
  const compiled = { NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "jihwi-tests") };
  return { ...compiled, ...beside, ...Object.fromEntries(kept), ...more, TZ: "Asia/Seoul" };
}
