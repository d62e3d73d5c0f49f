/**
 * What programs import: the library, or a sentence where Node is too old to read it. It is required and not imported, since
 * an older Node would stumble over its syntax before anything could be said.
 */
export function libraryEntry(exported) {
  return `import { createRequire } from "node:module";
const { node } = process.versions;
if (Number(node.split(".")[0]) < 24)
  throw new Error(\`jihwi as a library needs Node 24 or newer; this is Node \${node}. The command \\\`npx jihwi\\\` brings its own.\`);
export const { ${exported.join(", ")} } = createRequire(import.meta.url)("./library.js");
`;
}
