// `npm run jihwi`: the bundle when it is up to date, which starts several times faster, else the sources.
import { join } from "node:path";
import { isBuilt } from "./built.mjs";

const root = join(import.meta.dirname, "..");
await import(isBuilt(root) ? "../dist/jihwi.js" : "../src/cli/main.ts");
