/**
 * What programs import: the library, or a sentence where Node is too old to read it. It is required and not imported, since
 * an older Node would stumble over its syntax before anything could be said.
 */
export function libraryEntry(exported) {
  return `import { createRequire } from "node:module";
const { node } = process.versions;
const [major = 0, minor = 0] = node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 16)) throw new Error(\`jihwi needs Node 22.16 or newer; this is Node \${node}.\`);
export const { ${exported.join(", ")} } = createRequire(import.meta.url)("./library.js");
`;
}
