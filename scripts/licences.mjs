// What the product holds may be given on by anyone: no package whose licence asks for more than its notice.
import { join } from "node:path";
import { shippedPackages } from "./shipped-packages.mjs";

const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD", // one package (duck) calls its two clauses so
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

const packages = shippedPackages(join(import.meta.dirname, ".."));
const refused = packages.filter(({ license }) => !isAllowed(license));
for (const { name, version, license } of refused) console.error(`${name} ${version}: ${license || "no licence told"}`);
console.error(
  refused.length === 0 ? `licences: ${packages.length} packages, all allowed` : `licences: ${refused.length} refused`,
);
process.exitCode = refused.length === 0 ? 0 : 1;

/** One of several that are offered is enough; of several that hold together each must be allowed. */
function isAllowed(license) {
  const offered = license.replace(/[()]/g, "").split(/ or /i);
  return offered.some((each) => each.split(/ and /i).every((one) => allowed.has(one.trim())));
}
