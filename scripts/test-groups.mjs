import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * The test files of a run, many to a process: starting one and loading the sources takes most of their time. They run one
 * after another, each as a suite, so that what a file does before and after each test is done for its own. A file that
 * needs a process of its own says why in its first line (`// A process of its own: …`). Node runs files by their names, so
 * names begin with a number that puts the long ones first: one that is started last would leave a core idle.
 */
export function testFiles(root, globs, folder) {
  const files = globs.flatMap((glob) => globSync(glob, { cwd: root })).sort();
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
  // Node keeps snapshots beside the file that it has started.
  const { asTheyAre = [], grouped = [] } = Object.groupBy(files, (file) =>
    texts.get(file).includes(".snapshot(") ? "asTheyAre" : "grouped",
  );
  const { alone = [], shared = [] } = Object.groupBy(grouped, (file) =>
    texts.get(file).startsWith("// A process of its own: ") ? "alone" : "shared",
  );
  const groups = [...Map.groupBy(shared, laneOf)].flatMap(([lane, members]) => {
    const size = Math.ceil(members.length / Math.ceil(members.length / filesOfLane(lane)));
    return pieces(members, size).map((piece, at) => [`${lane}-${at + 1}`, piece]);
  });
  const all = [...groups, ...alone.map((file) => [file.replace(/\.test\.ts$/, "").replaceAll(sep, "-"), [file]])];
  const written = all.map(([name, members]) => {
    const path = join(folder, `${placeOf(name)}-${name}.test.mjs`);
    const suites = members.map((file) => suiteOf(file.replaceAll(sep, "/"), pathToFileURL(join(root, file)).href));
    writeFileSync(path, `import { describe } from "node:test";\n${suites.join("")}`);
    return path;
  });
  return [...written, ...asTheyAre.map((file) => join(root, file))];
}

/** No file takes half as long on a slow machine. */
const longestMs = 15 * 60_000;

function suiteOf(name, href) {
  return `await describe(${JSON.stringify(name)}, { timeout: ${longestMs} }, () => import(${JSON.stringify(href)}));\n`;
}

/** The folders whose tests take longest, by the time of a run of each. */
const longest = ["test-e2e", "test-app", "test-chat", "test-ecosystem", "test-others"];

function placeOf(name) {
  const place = longest.findIndex((start) => name.startsWith(start));
  return place < 0 ? longest.length : place;
}

/** Tests with servers and browsers take long: small groups keep both cores busy to the end. */
function filesOfLane(lane) {
  if (lane === "test-e2e") return 10;
  return lane === "test-app" ? 14 : 55;
}

/** What is small stands together: a process for each folder would load the same sources again. */
function laneOf(file) {
  const [floor, folder] = file.split(sep);
  if (floor !== "test") return floor;
  return longest.includes(`test-${folder}`) ? `test-${folder}` : "test-others";
}

function pieces(list, size) {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}
