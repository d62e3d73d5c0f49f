// `npm run release -- 0.3.0`: the version, the heading of its changes, a commit and a tag. Nothing is pushed or published.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const [version] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version ?? "")) fail("npm run release -- VERSION, such as 0.3.0");
if (git("status", "--porcelain") !== "")
  fail("what is not committed would go into the release: commit or discard it first");
if (git("tag", "--list", `v${version}`) !== "") fail(`v${version} is there already`);

const changes = readFileSync(join(root, "CHANGELOG.md"), "utf8");
const heading = `## ${version} (unreleased)`;
if (!changes.includes(heading)) fail(`CHANGELOG.md has no heading "${heading}"`);
const today = new Date().toISOString().slice(0, 10);
writeFileSync(join(root, "CHANGELOG.md"), changes.replace(heading, `## ${version} (${today})`));
for (const name of ["package.json", "package-lock.json"]) {
  const path = join(root, name);
  const manifest = JSON.parse(readFileSync(path, "utf8"));
  manifest.version = version;
  if (manifest.packages !== undefined) manifest.packages[""].version = version;
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
}
git("commit", "--quiet", "--all", "-m", `Release ${version}`, "-m", "What changed stands in CHANGELOG.md.");
git("tag", "--annotate", `v${version}`, "-m", `Jihwi ${version}`);
console.log(`v${version} is tagged. To publish: git push --follow-tags, then npm publish.`);

function git(...args) {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (status !== 0) fail(`git ${args[0]}: ${stderr.trim()}`);
  return stdout.trim();
}

function fail(why) {
  console.error(`release: ${why}.`);
  process.exit(1);
}
