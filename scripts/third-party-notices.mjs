// The licences of everything that is bundled into dist/, as their authors ask for.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A notice for the packages that these modules are of: name, version, licence, and the text of the licence. */
export function thirdPartyNotices(root, moduleIds) {
  const folders = new Set();
  for (const id of moduleIds) {
    const at = id.lastIndexOf("node_modules/");
    const match = at < 0 ? null : /^(?:@[^/]+\/)?[^/]+/.exec(id.slice(at + "node_modules/".length));
    if (match !== null) folders.add(join(id.slice(0, at).replace(/^\0/, "") || root, "node_modules", match[0]));
  }
  const sections = [...folders]
    .filter((folder) => existsSync(join(folder, "package.json")))
    .map((folder) => ({ ...JSON.parse(readFileSync(join(folder, "package.json"), "utf8")), folder }))
    .filter(({ name, version }) => name !== undefined && version !== undefined)
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .map(({ name, version, license, licenses, folder }) => {
      const said =
        typeof license === "string" ? license : (license?.type ?? licenses?.map(({ type }) => type).join(", "));
      return `${name} ${version} (${said ?? "see below"})\n\n${textOf(folder)}`;
    });
  const head = "Jihwi holds parts of the following packages. Their licences follow.";
  return `${head}\n\n${sections.join(`\n${"-".repeat(80)}\n\n`)}`;
}

function textOf(folder) {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  return file === undefined
    ? "(The package comes without the text of its licence.)\n"
    : `${readFileSync(join(folder, file), "utf8").trim()}\n`;
}
