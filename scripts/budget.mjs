// What the house may weigh: lines of each room without tests, patterns and data in src, the packed package. A number may be
// lowered freely; raising one needs a decision in docs/decisions that says what it buys. They
// were reached in steps (docs/decisions/0140-budgets-are-reached-in-steps.md).
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { literalPatternsIn } from "./literal-pattern.mjs";

const root = join(import.meta.dirname, "..");
/** Lines of rooms, tests apart. Rooms that are named together share a number. */
const linesOfRooms = {
  // What was raised: docs/decisions/0150-what-the-features-weigh.md.
  protocol: 4200,
  language: 1800,
  "net models": 2920,
  kernel: 3200,
  learning: 1300,
  store: 6300,
  "jobs turns": 2880,
  "telemetry webhooks": 1100,
  search: 2800,
  grounding: 2500,
  questions: 320,
  documents: 7700,
  contracts: 5400,
  papers: 6000,
  inspection: 8500,
  tools: 3400,
  agents: 9700,
  "app server cli": 11_900,
};
/** 75,000 for what was there, and 4,500 for what users missed first. */
const mostLines = 79_500;
const mostPatterns = 1000;
/** Lines of `what it is := pattern` in files of data: a pattern is one wherever it stands. */
const mostPatternsOfData = 333;
const mostDataBytes = 2_000_000;
const mostPackedBytes = 12_000_000;
const sources = readdirSync(join(root, "src"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(join(root, "src").length + 1));
const isCode = (path) => /\.ts$/.test(path);
const isOfTests = (path) => /\.test\.ts(\.snapshot)?$/.test(path);
const code = sources.filter((path) => isCode(path) && !isOfTests(path));
const linesOf = new Map(code.map((path) => [path, textOf(path).split("\n").length - 1]));

const rows = Object.entries(linesOfRooms).map(([rooms, most]) => {
  const own = code.filter((path) => rooms.split(" ").includes(path.split(sep)[0]));
  return { what: rooms.replaceAll(" ", " + "), is: sum(own.map((path) => linesOf.get(path))), most };
});
rows.push({ what: "lines of src", is: sum([...linesOf.values()]), most: mostLines });
const data = sources.filter((path) => !isCode(path) && !isOfTests(path));
rows.push({ what: "patterns", is: sum(code.map((path) => patternsIn(textOf(path)))), most: mostPatterns });
const lists = data.filter((path) => path.endsWith(".txt"));
const patternsOfData = sum(lists.map((path) => patternLinesIn(textOf(path))));
rows.push({ what: "patterns of data", is: patternsOfData, most: mostPatternsOfData });
rows.push({
  what: "bytes of data",
  is: sum(data.map((path) => statSync(join(root, "src", path)).size)),
  most: mostDataBytes,
});
if (existsSync(join(root, "dist", ".built")))
  rows.push({ what: "bytes packed", is: packedBytes(), most: mostPackedBytes });

const widest = Math.max(...rows.map(({ what }) => what.length));
for (const { what, is, most } of rows)
  console.error(`${what.padEnd(widest)} ${format(is)} of ${format(most)}${is <= most ? "" : "  over"}`);
const over = rows.filter(({ is, most }) => is > most);
console.error(`budget: ${over.length === 0 ? "kept" : `${over.length} over`}`);
process.exitCode = over.length === 0 ? 0 : 1;

function patternsIn(text) {
  const made = (line) => (/^\s*(\*|\/\/)/.test(line) ? 0 : (line.match(/new RegExp\(/g)?.length ?? 0));
  return sum(text.split("\n").map((line) => literalPatternsIn(line).length + made(line)));
}

/** A pattern of a text file is a pattern: `what it is := pattern`, and the parts that it is put together from. */
function patternLinesIn(text) {
  return text.split("\n").filter((line) => !line.startsWith("# ") && line.includes(" := ")).length;
}

/** As npm would pack it, without running what a publication runs. */
function packedBytes() {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const options = { cwd: root, encoding: "utf8", maxBuffer: 64 << 20, shell: process.platform === "win32" };
  const { stdout, status, stderr } = spawnSync(npm, ["pack", "--dry-run", "--json", "--ignore-scripts"], options);
  if (status !== 0) throw new Error(`npm pack: ${stderr}`);
  return JSON.parse(stdout)[0].size;
}

function textOf(path) {
  return readFileSync(join(root, "src", path), "utf8");
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

function format(number) {
  return number.toLocaleString("en-US").padStart(11);
}
