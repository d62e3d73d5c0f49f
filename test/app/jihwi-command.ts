import { join } from "node:path";
import { isBuilt } from "../../scripts/built.mjs";

const root = join(import.meta.dirname, "../..");

/** What `node` runs as the command: the bundle, as users have it, or the sources where it is not up to date. */
export const jihwiCommand = join(root, isBuilt(root) ? "dist/jihwi.js" : "src/cli/main.ts");
