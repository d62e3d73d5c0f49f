// Types of packages that the bundles hold inside: whoever installs Jihwi has not got them.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const specifier = /(\bfrom |\bimport\()(["'])(@?[a-z][\w/.:-]*)\2/g;
const named = /\bimport (?:type )?\{([^}]*)\} from ["'](@?[a-z][\w/.:-]*)["']/g;
const member = /\bimport\(["'](@?[a-z][\w/.:-]*)["']\)\.(\w+)/g;
/** As many as any of them takes; one that is left out is anything, too. */
const parameters = "ABCDEFGHIJKLMNOP".split("").map((name) => `${name} = any`);

/**
 * Lets declarations name stand-ins in place of packages that are not installed with this one. What they name is `any`, as it
 * is for a compiler that does not find them, but no error. A program that has such a package itself keeps its types.
 */
export function standInForBundled(types, dependencies) {
  const isBundled = (name) => !name.startsWith("node:") && !dependencies.includes(packageOf(name));
  const names = new Map();
  const note = (module, name) => names.set(module, (names.get(module) ?? new Set()).add(name));
  for (const path of readdirSync(types, { recursive: true })) {
    if (!String(path).endsWith(".d.ts")) continue;
    const file = join(types, String(path));
    const text = readFileSync(file, "utf8");
    for (const [, list, module] of text.matchAll(named))
      for (const one of list.split(","))
        note(
          module,
          one
            .trim()
            .replace(/^type\s+/, "")
            .split(/\s+as\s+/)[0],
        );
    for (const [, module, name] of text.matchAll(member)) note(module, name);
    const rewritten = text.replace(specifier, (whole, before, quote, module) => {
      if (!isBundled(module)) return whole;
      if (!names.has(module)) names.set(module, new Set());
      const to = relative(dirname(file), standIn(types, module)).replace(/\.d\.ts$/, ".js");
      return `${before}${quote}${to.startsWith(".") ? to : `./${to}`}${quote}`;
    });
    if (rewritten !== text) writeFileSync(file, rewritten);
  }
  for (const [module, exported] of names) {
    if (!isBundled(module)) continue;
    const file = standIn(types, module);
    mkdirSync(dirname(file), { recursive: true });
    const lines = [...exported]
      .filter((name) => name !== "")
      .sort()
      .flatMap(declared);
    writeFileSync(file, `${["export {};", ...lines].join("\n")}\n`);
  }
}

const packageOf = (module) =>
  module
    .split("/")
    .slice(0, module.startsWith("@") ? 2 : 1)
    .join("/");

const standIn = (types, module) => join(types, "bundled", `${module}.d.ts`);

const declared = (name) => [
  `export type ${name}<${parameters.join(", ")}> = any;`,
  `export declare const ${name}: any;`,
];
