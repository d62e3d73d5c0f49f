// Files that import each other in a circle, be it for types only: neither can be read without the other.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const root = join(import.meta.dirname, "..");
const doors = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).imports;
const clause = /(?:^|\n)\s*(?:import|export)\s+(?:[^"'`;]*?\sfrom\s+)?["']([^"']+)["']/g;

const imports = new Map();
for (const folder of ["src", "web/src"])
  for (const path of readdirSync(join(root, folder), { recursive: true })) {
    const file = `${folder}/${path}`;
    if (/\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file)) imports.set(file, importedBy(file));
  }

const cycles = cyclesOf(imports);
for (const files of cycles) console.error(`${shortestRound(files).join("\n  -> ")}\n`);
console.error(cycles.length === 0 ? "cycles: none" : `cycles: ${cycles.length}, the shortest round of each above`);
process.exitCode = cycles.length === 0 ? 0 : 1;

function importedBy(file) {
  const text = readFileSync(join(root, file), "utf8");
  return Array.from(text.matchAll(clause), ([, name]) =>
    name.startsWith("#") ? doors[name]?.slice(2) : normalize(join(dirname(file), name)),
  );
}

/** Tarjan's strongly connected components with more than one file. */
function cyclesOf(graph) {
  const order = new Map();
  const low = new Map();
  const stack = [];
  const components = [];
  const visit = (file) => {
    order.set(file, order.size);
    low.set(file, order.get(file));
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(file, Math.min(low.get(file), low.get(next)));
    }
    if (low.get(file) !== order.get(file)) return;
    const component = stack.splice(stack.indexOf(file));
    if (component.length > 1 || graph.get(file).includes(file)) components.push(component);
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return components;
}

/** The shortest way from the component's first file back to it. */
function shortestRound(component) {
  const inside = new Set(component);
  const rounds = component.map((start) => {
    const from = new Map([[start, null]]);
    for (const file of from.keys())
      for (const next of imports.get(file)) {
        if (next === start) return roundTo(file, from, start);
        if (inside.has(next) && !from.has(next)) from.set(next, file);
      }
    return component;
  });
  return rounds.sort((a, b) => a.length - b.length)[0];
}

function roundTo(last, from, start) {
  const round = [start];
  for (let file = last; file !== null; file = from.get(file)) round.splice(1, 0, file);
  return round.length > 1 && round[1] === start ? round.slice(1).concat(start) : round.concat(start);
}
