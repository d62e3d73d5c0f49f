// The Chromium that comes from npm is built for x64. On other Linux machines Debian's own does as well: it is installed
// here when that can be done without asking (root, apt-get). Elsewhere browser tests are skipped, and say so.
import { spawnSync } from "node:child_process";
import { findBrowser } from "../test/e2e/find-browser.ts";

export async function ensureBrowser() {
  if ((await findBrowser()) !== null) return true;
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  console.error("jihwi: no Chromium for this processor comes from npm; installing Debian's …");
  const options = { stdio: ["ignore", 2, 2], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync("apt-get", ["update", "-qq"], options);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], options);
  return (await findBrowser()) !== null;
}
