// Vocabulary is data, a phrase a line: no regular expression literal of src is longer than this, but those counted below.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const longest = 120;
/** How many each room still has. A number may only fall; a room that is not here has none. */
const left = {
  grounding: 4,
};

const root = join(import.meta.dirname, "..");
const literal = /(?<![\w)\]])\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[dgimsuvy]*/g;
const found = new Map();
for (const file of readdirSync(join(root, "src"), { recursive: true }).sort()) {
  if (!file.endsWith(".ts") || file.endsWith(".test.ts")) continue;
  const [top, second] = file.split("/");
  const room = top === "agents" ? `${top}/${second}` : top;
  readFileSync(join(root, "src", file), "utf8")
    .split("\n")
    .forEach((line, index) => {
      if (/^\s*(\*|\/\/|\/\*)/.test(line)) return;
      for (const [pattern] of line.matchAll(literal))
        if (pattern.length > longest)
          found.set(room, [...(found.get(room) ?? []), `src/${file}:${index + 1}: ${pattern.length} characters`]);
    });
}

let failed = false;
for (const room of new Set([...found.keys(), ...Object.keys(left)])) {
  const places = found.get(room) ?? [];
  const allowed = left[room] ?? 0;
  if (places.length <= allowed) continue;
  failed = true;
  console.error(places.join("\n"));
  console.error(`patterns over ${longest} characters in ${room}: ${places.length}, and ${allowed} are counted here`);
}
console.error(failed ? "long patterns: make them data, a phrase a line" : "long patterns: no more than before");
process.exitCode = failed ? 1 : 0;
