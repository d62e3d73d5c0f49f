// The floor check: imports go down the floors only, a room is entered through its index.ts, and a few packages are
// known to a few rooms only.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";

const root = join(import.meta.dirname, "..");
const floors = [
  "protocol",
  "language",
  "net",
  "models",
  "kernel",
  "learning",
  "store",
  "jobs",
  "turns",
  "telemetry",
  "webhooks",
  "search",
  "grounding",
  "questions",
  "documents",
  "contracts",
  "papers",
  "inspection",
  "tools",
  "agents",
  "app",
  "server",
  "cli",
];

/** Packages that only some rooms may import; `type` imports are free, since they leave nothing in the program. */
const reserved = [
  { packages: /^@langchain\//, allowed: /^src\/(kernel\/graph\.ts|agents\/\w+\/flow)/, what: "LangGraph" },
  {
    packages: /^(ai|@ai-sdk\/.*)$/,
    allowed: /^src\/(kernel|models)\/|^src\/server\/stream|^web\//,
    what: "the AI SDK",
  },
  { packages: /^(node:sqlite|pg|kysely)$/, allowed: /^src\/store\//, what: "the SQL driver" },
  { packages: /^@opentelemetry\//, allowed: /^src\/telemetry\//, what: "OpenTelemetry" },
  { packages: /^pg-boss$/, allowed: /^src\/jobs\//, what: "pg-boss" },
];

const problems = [];
for (const file of sources("src")) checkFile(file);
for (const file of sources("web")) checkWebFile(file);
for (const problem of problems) console.error(problem);
console.error(
  problems.length === 0 ? "floors: every import goes down" : `floors: ${problems.length} forbidden imports`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

function checkFile(file) {
  const from = roomOf(file);
  const isTest = /\.test\.ts$|\/testing\//.test(file);
  for (const { specifier, typeOnly, line } of importsOf(file)) {
    const say = (why) => problems.push(`${file}:${line}: ${why} (${specifier})`);
    if (specifier.startsWith(".")) {
      const target = normalize(join(dirname(file), specifier));
      if (target.startsWith("test/")) {
        if (!isTest) say("only tests import from test/");
      } else if (isTest && target.includes("/testing/")) {
        // Test beds are shared between the tests of neighbouring rooms.
      } else if (target !== "package.json" && from !== "library" && roomOf(target) !== from)
        say(`another room is entered through its door, as #${roomOf(target)}`);
    } else if (specifier.startsWith("#")) {
      if (from !== "library" && floorOf(specifier.slice(1)) >= floorOf(from) && !isTest)
        say(`${from} may not look up or sideways`);
    } else if (!typeOnly && !isTest) {
      for (const rule of reserved)
        if (rule.packages.test(specifier) && !rule.allowed.test(file)) say(`${rule.what} is not known here`);
    }
  }
}

function checkWebFile(file) {
  for (const { specifier, line } of importsOf(file)) {
    const inside = specifier.startsWith(".") ? normalize(join(dirname(file), specifier)).startsWith("web/") : true;
    const allowed = specifier.startsWith("#") ? specifier === "#protocol" : inside;
    if (!allowed) problems.push(`${file}:${line}: the web imports only #protocol (${specifier})`);
  }
}

/** `store`, `agents/chat`, `tools/time` … ; `library` for files that stand above the rooms. */
function roomOf(path) {
  const [, first, second] = path.split("/");
  if (second === undefined) return "library";
  return first === "tools" || first === "agents" ? `${first}/${second}` : first;
}

function floorOf(room) {
  const floor = floors.indexOf(room.split("/")[0]);
  if (floor === -1) throw new Error(`no such room: ${room}`);
  return floor;
}

function importsOf(file) {
  const text = readFileSync(join(root, file), "utf8");
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^"'`;]*?\sfrom\s+)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;
  return [...text.matchAll(pattern)].map((match) => ({
    specifier: match[2] ?? match[3],
    typeOnly: match[1] !== undefined,
    line: text.slice(0, match.index + match[0].search(/\S/)).split("\n").length,
  }));
}

function sources(folder) {
  const found = readdirSync(join(root, folder), { recursive: true }).map(String);
  return found
    .filter((path) => /\.tsx?$/.test(path) && !path.includes("node_modules"))
    .map((path) => relative(root, join(root, folder, path)));
}
