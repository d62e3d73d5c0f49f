import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/**
 * The test files of a run. Those of a room that touch nothing outside their own memory share a process: starting one and
 * loading the sources takes most of their time. The others get a process each. A group is a file that imports its tests;
 * node runs files by their names, so names begin with a number that puts the long ones first: one that is started last
 * would leave a core idle.
 */
export function testFiles(root, globs, folder) {
  const files = globs.flatMap((glob) => globSync(glob, { cwd: root })).sort();
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
  // Node keeps snapshots beside the file that it has started.
  const { asTheyAre = [], grouped = [] } = Object.groupBy(files, (file) =>
    texts.get(file).includes("snapshot") ? "asTheyAre" : "grouped",
  );
  const { alone = [], shared = [] } = Object.groupBy(grouped, (file) =>
    isAlone(texts.get(file)) ? "alone" : "shared",
  );
  const groups = [...Map.groupBy(shared, roomOf)].flatMap(([room, members]) =>
    pieces(members, room.startsWith("test-") ? fewest : members.length).map((piece, at) => [
      `${room}-${at + 1}`,
      piece,
    ]),
  );
  const all = [...groups, ...alone.map((file) => [file.replace(/\.test\.ts$/, "").replaceAll(sep, "-"), [file]])];
  const written = all.map(([name, members]) => {
    const path = join(folder, `${placeOf(name)}-${name}.test.mjs`);
    writeFileSync(path, members.map((file) => `await import("${relative(folder, join(root, file))}");\n`).join(""));
    return path;
  });
  return [...written, ...asTheyAre.map((file) => join(root, file))];
}

/** The folders whose tests take longest, by the time of a run of each. */
const longest = ["test-e2e", "test-chaos", "test-app", "test-ecosystem", "test-chat", "test-load"];

function placeOf(name) {
  const place = longest.findIndex((start) => name.startsWith(start));
  return place < 0 ? longest.length : place;
}

/** Tests with servers and browsers take long: small groups keep both cores busy to the end. */
const fewest = 4;

/** What tells of other processes, of the environment, of a clock or of what a process counts. */
const signs = [
  "process.",
  "mock.",
  "Store(",
  "Postgres",
  "spawn",
  "startServer",
  "globalThis",
  "event loop",
  "/metrics",
];
/** A test store is a test's own, and what a process is told at its start is the same in every one. */
const harmless =
  /openTestStore\(|\bprocess\.(?:execPath|platform|arch|versions|pid|cwd|getuid|stdout\.write|env\.JIHWI_TEST_\w+|env\.PATH)\b/g;
function isAlone(text) {
  const rest = text.replaceAll(harmless, "");
  return signs.some((sign) => rest.includes(sign));
}

function roomOf(file) {
  const [floor, room, agent] = file.split(sep);
  return room === "agents" ? `${floor}-${room}-${agent}` : `${floor}-${room}`;
}

function pieces(list, size) {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}
