// The packages that the product holds or installs: what src and web import, and what that needs, as the lock file has it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const imported = /(?:from|import)\s*\(?\s*["']((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^"']*)?["']/g;

/** `{ name, version, license, integrity }` of each, by name. */
export function shippedPackages(root) {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const shipped = new Map();
  const take = (name, from) => {
    const path = placeOf(packages, name, from);
    if (path === null || shipped.has(path)) return;
    const {
      version,
      license = "",
      integrity = "",
      dependencies,
      optionalDependencies,
      peerDependencies,
    } = packages[path];
    shipped.set(path, { name, version: version ?? "0", license, integrity });
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      take(needed, path);
  };
  for (const name of importedNames(root)) take(name, "");
  for (const name of Object.keys(packages[""].dependencies ?? {})) take(name, "");
  return [...shipped.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** As node looks for it: beside the one that asks, then in the folders above. */
function placeOf(packages, name, from) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
    const path = `${at === "" ? "" : `${at}/`}node_modules/${name}`;
    if (packages[path] !== undefined) return packages[path].link === true ? null : path;
    if (at === "") return null;
  }
}

function importedNames(root) {
  const names = new Set();
  for (const folder of ["src", "web/src"])
    for (const path of readdirSync(join(root, folder), { recursive: true }).map(String)) {
      if (!/\.(tsx?|css)$/.test(path) || /\.test\.tsx?$|(^|[\\/])testing[\\/]/.test(path)) continue;
      const text = readFileSync(join(root, folder, path), "utf8");
      for (const [, name] of text.matchAll(imported)) names.add(name);
    }
  return names;
}
