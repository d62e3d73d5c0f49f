import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { after, before, it } from "node:test";
import packageJson from "../../package.json" with { type: "json" };
import { buildTypes } from "../../scripts/build-types.mjs";
import { skipsUnlessAll } from "../all-tests.ts";

const root = resolve(import.meta.dirname, "../..");
const folder = await mkdtemp(join(tmpdir(), "jihwi-package-"));
after(() => rm(folder, { recursive: true, force: true }));

/** Unpacks the tarball as npm would, with its dependencies linked from here, so that the test needs no network. */
async function install(): Promise<string> {
  execFileSync("npm", ["pack", "--ignore-scripts", "--silent", "--pack-destination", folder], { cwd: root });
  const home = join(folder, "node_modules", packageJson.name);
  await mkdir(home, { recursive: true });
  execFileSync("tar", [
    "-xzf",
    join(folder, `${packageJson.name}-${packageJson.version}.tgz`),
    "--strip-components=1",
    "-C",
    home,
  ]);
  for (const name of Object.keys(packageJson.dependencies)) {
    await mkdir(dirname(join(folder, "node_modules", name)), { recursive: true });
    await symlink(join(root, "node_modules", name), join(folder, "node_modules", name));
  }
  return home;
}

let home = "";
before(async () => {
  home = await install();
});

it("the packed package works in an empty folder: as a command and as a library", async () => {
  const command = join(home, packageJson.bin.jihwi);
  const env = { PATH: process.env.PATH ?? "", HOME: folder };
  const version = execFileSync(process.execPath, [command, "--version"], { cwd: folder, env, encoding: "utf8" });
  assert.equal(version.trim(), packageJson.version);
  await writeFile(join(folder, "계약.md"), "# 임대차 계약\n\n제4조(계약기간) 계약 기간은 2년으로 한다.\n");
  const answer = execFileSync(
    process.execPath,
    [command, "chat", "문서에서 계약 기간 찾아줘", "--doc", "계약.md", "--json"],
    { cwd: folder, env, encoding: "utf8" },
  );
  assert.match(JSON.parse(answer).citations[0].quote, /2년으로 한다/);

  const program = `
    import { analyze, createTurn, createModelRegistry, defineStep, runStep } from "jihwi";
    import { startFakeProvider, text } from "jihwi/testing";
    import { z } from "zod";
    const step = defineStep({
      name: "mine.shout", role: "select", input: z.object({ word: z.string() }), output: z.object({ loud: z.string() }),
      prompt: ({ word }) => ({ instructions: "Shout.", messages: [{ role: "user", content: word }] }),
      rule: ({ word }) => ({ loud: word.toUpperCase() }),
    });
    const model = await startFakeProvider();
    model.queue(text('{"loud":"HI!"}'));
    const asked = await createTurn({ id: "a", sessionId: "s", agent: "mine", language: "en", startedAt: Date.now(), models: createModelRegistry({ env: model.env }) });
    const { loud: byModel } = await runStep(step, { word: "hi" }, asked);
    await model.close();
    const turn = await createTurn({ id: "t", sessionId: "s", agent: "mine", language: "en", startedAt: Date.now(), models: createModelRegistry({ env: {} }) });
    const report = await analyze("가".repeat(1500));
    console.log(JSON.stringify({ ...(await runStep(step, { word: "hi" }, turn)), byModel, status: report.status }));`;
  await writeFile(join(folder, "program.mjs"), program);
  const printed = JSON.parse(execFileSync(process.execPath, ["program.mjs"], { cwd: folder, env, encoding: "utf8" }));
  assert.deepEqual(printed, { loud: "HI", byModel: "HI!", status: "problem_found" });
});

it("a Node that is too old for the library is told so in a sentence", async () => {
  // As an older Node would: it says its version before it reads the library.
  const older = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.20.0" } });
    await import("jihwi").catch(({ message }) => console.log(message));`;
  await writeFile(join(folder, "older.mjs"), older);
  const said = execFileSync(process.execPath, ["older.mjs"], { cwd: folder, encoding: "utf8" });
  assert.equal(said.trim(), "jihwi needs Node 22.16 or newer; this is Node 20.20.0.");
});

it("it carries the licences of what it bundles", () => {
  assert.match(readFileSync(join(home, "dist", "THIRD-PARTY-NOTICES.txt"), "utf8"), /^hono \d/m);
});

it("seed 11.23: a plain build leaves the types where the package says they are", () => {
  assert.match(packageJson.scripts.build, /build\.mjs --types$/);
  assert.equal(packageJson.exports["."].types, "./dist/types/index.d.ts");
});

it("its types are there for programs that import it", { skip: skipsUnlessAll }, async () => {
  const types = join(home, "dist", "types");
  // A build for tests leaves them out; `npm run build` and `npm pack` make them.
  if (!existsSync(types)) buildTypes(root, types);
  const program = `
    import { type AgentResult, analyze, createJihwi, defineAgent, defineStep, defineTool, readContract, searchDocuments } from "jihwi";
    import { type FakeProvider, startFakeProvider } from "jihwi/testing";
    import { z } from "zod";
    export const model: Promise<FakeProvider> = startFakeProvider();
    const agent = defineAgent({ name: "mine", title: { ko: "내", en: "Mine" }, async run(turn, { text }) { turn.say(text); } });
    const jihwi = createJihwi({ dataDir: "data", agents: [agent] });
    export const answered: Promise<AgentResult & { traceId: string }> = jihwi.ask("mine", "hi");
    export const articles: number = readContract("").outline.articles.length;
    export const status: "problem_found" | "all_passed" | "undecided" | "error" = (await analyze("")).status;
    export const pages: Promise<number[]> = searchDocuments(jihwi, "words").then((hits) => hits.map(({ page }) => page));
    export const step = defineStep({
      name: "mine.shout", role: "select", input: z.object({ word: z.string() }), output: z.object({ loud: z.string() }),
      prompt: ({ word }) => ({ instructions: "Shout.", messages: [{ role: "user", content: word }] }),
      rule: ({ word }) => ({ loud: word.toUpperCase() }),
    });
    export const tool = defineTool({
      name: "add", title: { ko: "더하기", en: "Add" }, description: { ko: "더한다.", en: "Adds." },
      input: z.object({ a: z.number() }), output: z.number(), run: ({ a }) => a + 1,
    });
    // @ts-expect-error a title is in both languages
    defineAgent({ name: "other", title: { ko: "딴" }, async run() {} });
    // @ts-expect-error an agent is asked in words
    jihwi.ask("mine", 5);
  `;
  await writeFile(join(folder, "program.mts"), program);
  const options = ["--strict", "--noEmit", "--module", "nodenext", "--target", "es2024"];
  const tsc = join(root, "node_modules", ".bin", "tsc");
  // Its declarations are read, too: all that they name is here.
  const nodeTypes = ["--typeRoots", join(root, "node_modules", "@types"), "--types", "node"];
  execFileSync(tsc, [...options, ...nodeTypes, join(folder, "program.mts")], { cwd: folder, encoding: "utf8" });
});
