// An absent field is `undefined`: no object is spread under a condition (`...(x === undefined ? {} : { x })`).
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const spread = /\.\.\.\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*?(?:\?\s*\{|:\s*\{\s*\}|&&\s*\{)/g;
let found = 0;
for (const folder of ["src", "web/src"])
  for (const path of readdirSync(join(root, folder), { recursive: true })) {
    if (!/\.tsx?$/.test(path) || /\.test\.tsx?$/.test(path)) continue;
    const text = readFileSync(join(root, folder, path), "utf8");
    for (const { index } of text.matchAll(spread)) {
      if (/^\.\.\.\([^?&]*\?\?/.test(text.slice(index, index + 80))) continue;
      found += 1;
      console.error(`${folder}/${path}:${text.slice(0, index).split("\n").length}: leave the field undefined`);
    }
  }
console.error(found === 0 ? "conditional spreads: none" : `conditional spreads: ${found}`);
process.exitCode = found === 0 ? 0 : 1;
