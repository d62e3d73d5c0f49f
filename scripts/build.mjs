// Builds dist/: the web app, and the bundles that `npm start` and the published package run.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import http from "node:http";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { buildTypes } from "./build-types.mjs";
import { libraryEntry } from "./library-entry.mjs";
import { billOfMaterials } from "./sbom.mjs";
import { thirdPartyNotices } from "./third-party-notices.mjs";

const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");
/** Built beside the old one and put in its place at the end: a build that fails leaves what was there. */
const next = join(root, `dist-${process.pid}`);
/** Packages that carry data or binaries, or that are there only when the user installed them; all others are bundled. */
const external = ["pdfjs-dist", "garu-ko", "pg", "pg-boss", "node-llama-cpp", "@napi-rs/canvas"];

mkdirSync(next, { recursive: true });
try {
  const started = new Date();
  const modules = await bundled();
  writeFileSync(join(next, "THIRD-PARTY-NOTICES.txt"), thirdPartyNotices(root, modules));
  writeFileSync(
    join(next, "sbom.cdx.json"),
    billOfMaterials(root, JSON.parse(readFileSync(join(root, "package.json"), "utf8"))),
  );
  copyAssets();
  if (process.argv.includes("--types")) buildTypes(root, join(next, "types"));
  writeFileSync(join(next, ".built"), started.toISOString());
  utimesSync(join(next, ".built"), started, started); // what changes while it is built is built next time
  rmSync(dist, { recursive: true, force: true });
  renameSync(next, dist);
} finally {
  rmSync(next, { recursive: true, force: true });
}

async function bundled() {
  return (await Promise.all([buildWeb(), buildBundles()])).flat();
}

async function buildWeb() {
  if (!existsSync(join(root, "web", "vite.config.ts"))) return [];
  const { build } = await import("vite");
  const built = await build({
    root: join(root, "web"),
    configFile: join(root, "web", "vite.config.ts"),
    logLevel: "warn",
    build: { outDir: join(next, "web"), emptyOutDir: true },
  });
  return modulesOf(built.output ?? []);
}

/** One import of a bundle is several times faster than of hundreds of files. */
async function buildBundles() {
  const bundle = await rolldown({
    cwd: root,
    input: entries(),
    platform: "node",
    // The recogniser asks for its folder, though it is handed all that it would look for there.
    transform: { target: "node22.16", define: { __dirname: "import.meta.dirname" } },
    plugins: [httpWithoutItsClient()],
    external: (id) =>
      (id.startsWith("node:") && id !== "node:http") ||
      external.some((name) => id === name || id.startsWith(`${name}/`)),
    checks: { circularDependency: false },
    onLog: (level, log, handler) => (level === "warn" ? undefined : handler(level, log)),
  });
  const { output } = await bundle.write({
    dir: next,
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "chunks/[name]-[hash].js",
    sourcemap: false,
  });
  await bundle.close();
  // The command waits for its chunks at its top level: one that imports it would be waited for without end.
  const waiting = output.find(({ imports = [] }) => imports.includes("jihwi.js"));
  if (waiting !== undefined)
    throw new Error(`${waiting.fileName} imports the command that loads it: import it statically.`);
  writeFileSync(join(next, "index.js"), libraryEntry(output.find(({ name }) => name === "library").exports));
  return modulesOf(output);
}

/**
 * An import of node:http reads all that the module has, and thereby loads the client of `fetch` and WebSocket: a third of what a
 * command takes that only says how it is used. The names that a module imports are read one by one instead.
 */
function httpWithoutItsClient() {
  const own = Object.entries(Object.getOwnPropertyDescriptors(http)).filter(([, { get }]) => get === undefined);
  const names = own.map(([name]) => name).filter((name) => name !== "default");
  const code = `const http = process.getBuiltinModule("node:http");
export default http;
export const { ${names.join(", ")} } = http;`;
  return {
    name: "http-without-its-client",
    resolveId: (id) => (id === "node:http" || id === "http" ? "\0http" : null),
    load: (id) => (id === "\0http" ? code : null),
  };
}

/** The files that went into chunks, our own and those of packages. */
function modulesOf(output) {
  return output.flatMap((part) => (part.type === "chunk" ? part.moduleIds : []));
}

/** The command, the library, the scripted model for tests of others, and every worker-thread entry (`*.worker.ts`), which must be a file of its own. */
function entries() {
  const found = { jihwi: "src/cli/main.ts", library: "src/index.ts", testing: "test/fakes/index.ts" };
  for (const path of readdirSync(join(root, "src"), { recursive: true })) {
    if (String(path).endsWith(".worker.ts"))
      found[`workers/${String(path).split(/[\\/]/).at(-1).replace(".worker.ts", "")}`] = join("src", String(path));
  }
  return Object.fromEntries(Object.entries(found).filter(([, path]) => existsSync(join(root, path))));
}

/** Files that code reads at run time beside itself, such as criteria documents and price tables. */
function copyAssets() {
  for (const path of readdirSync(join(root, "src"), { recursive: true })) {
    const name = String(path);
    if (!/\.(md|json|jsonl|txt|bin)$/.test(name) || /(^|[\\/])(fixtures|testing)[\\/]/.test(name)) continue;
    cpSync(join(root, "src", name), join(next, "assets", name));
  }
  const recognition = "tesseract-core-simd-lstm.wasm";
  cpSync(join(root, "node_modules/tesseract.js-core", recognition), join(next, "assets", recognition));
}
