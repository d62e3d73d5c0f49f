import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/**
 * The test files of a run. Those of a room that touch nothing outside their own memory share a process: starting one and
 * loading the sources takes most of their time. The others get a process each. A group is a file that imports its tests.
 */
export function testFiles(root, globs, folder) {
  const files = globs.flatMap((glob) => globSync(glob, { cwd: root })).sort();
  const { alone = [], shared = [] } = Object.groupBy(files, (file) => (isAlone(root, file) ? "alone" : "shared"));
  const groups = [...Map.groupBy(shared, roomOf)].flatMap(([room, members]) =>
    pieces(members, room.startsWith("test-") ? fewest : members.length).map((piece, at) => {
      const path = join(folder, `${room}-${at + 1}.test.mjs`);
      writeFileSync(path, piece.map((file) => `await import("${relative(folder, join(root, file))}");\n`).join(""));
      return path;
    }),
  );
  return [...groups, ...alone.map((file) => join(root, file))];
}

/** Tests with servers and browsers take long: small groups keep both cores busy to the end. */
const fewest = 5;

/** What tells of other processes, of the environment, of a clock or of what a process counts; and snapshots, which node keeps beside the file it started. */
const signs = [
  "snapshot",
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

function isAlone(root, file) {
  const text = readFileSync(join(root, file), "utf8");
  return signs.some((sign) => text.includes(sign));
}

function roomOf(file) {
  const [floor, room, agent] = file.split(sep);
  return room === "agents" ? `${floor}-${room}-${agent}` : `${floor}-${room}`;
}

function pieces(list, size) {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}
