// The declarations that the published package carries.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { standInForBundled } from "./stand-in-types.mjs";

/** Declarations for the library, with the installation's inner doors written as relative paths. */
export function buildTypes(root, types) {
  emit(root, types, { from: join(root, "src"), files: ["index.ts"], declared: ["**/*.d.ts"] });
  emit(root, join(types, "testing"), { from: join(root, "test", "fakes"), files: ["index.ts"], declared: [] });
  const { imports, dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  for (const path of readdirSync(types, { recursive: true })) {
    if (!String(path).endsWith(".d.ts")) continue;
    const file = join(types, String(path));
    const text = readFileSync(file, "utf8").replace(/(["'])(#[\w/-]+)\1/g, (whole, quote, door) => {
      if (imports[door] === undefined) return whole;
      const target = join(types, imports[door].replace("./src/", "").replace(/\.ts$/, ".js"));
      const path = relative(join(file, ".."), target);
      return `${quote}${path.startsWith(".") ? path : `./${path}`}${quote}`;
    });
    writeFileSync(
      file,
      text.replace(/(from ["']\.[^"']*)\.ts(["'])/g, "$1.js$2").replace(/(import\(["']\.[^"']*)\.ts(["'])/g, "$1.js$2"),
    );
  }
  standInForBundled(types, Object.keys(dependencies));
}

function emit(root, types, { from, files, declared }) {
  mkdirSync(types, { recursive: true });
  const tsc = join(root, "node_modules", ".bin", "tsc");
  const config = {
    extends: join(root, "tsconfig.json"),
    compilerOptions: {
      noEmit: false,
      emitDeclarationOnly: true,
      declaration: true,
      noCheck: true,
      incremental: false,
      outDir: types,
      rootDir: from,
      rewriteRelativeImportExtensions: true,
      typeRoots: [join(root, "node_modules", "@types")],
    },
    files: files.map((file) => join(from, file)),
    include: declared.map((pattern) => join(from, pattern)),
  };
  const configFile = join(types, "tsconfig.types.json");
  writeFileSync(configFile, JSON.stringify(config));
  execFileSync(tsc, ["-p", configFile], { stdio: "inherit" });
  rmSync(configFile);
}
