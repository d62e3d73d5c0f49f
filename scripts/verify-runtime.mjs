// The `node` package fetches its binary by a nested install that package-lock.json knows nothing of. So its SHA-256 is
// kept in node-binaries.json and checked when it was installed. Plain JavaScript, no dependency.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Null when the binary is the one we know, else what is wrong with it. A binary that was checked once is not read again. */
export function verifyRuntime(root, hashes = knownHashes()) {
  const folder = join(root, "node_modules", "node");
  const platform = `${process.platform}-${process.arch}`;
  const binary = ownNode(root);
  if (!existsSync(binary))
    return `${binary} is missing: run npm ci, with install scripts allowed for the package node.`;
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const wanted = hashes[version]?.[platform];
  if (wanted === undefined) {
    console.error(`jihwi: no hash is known for Node ${version} on ${platform}; its binary was not verified.`);
    return null;
  }
  const stamp = join(root, "node_modules", ".jihwi-runtime");
  const { size, mtimeMs } = statSync(binary);
  const seen = `${wanted} ${size} ${mtimeMs}`;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === seen) return null;
  const found = createHash("sha256").update(readFileSync(binary)).digest("hex");
  if (found !== wanted) return `${binary} is not the Node ${version} we know: its SHA-256 is ${found}, not ${wanted}.`;
  writeFileSync(stamp, seen);
  return null;
}

/** The Node that came with the clone: the program itself, since a shell's link to it is another file on each system. */
export function ownNode(root) {
  return join(root, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");
}

function knownHashes() {
  return JSON.parse(readFileSync(join(fileURLToPath(new URL(".", import.meta.url)), "node-binaries.json"), "utf8"));
}
