import { cpSync, createReadStream, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** Character maps (without which Korean text is lost), standard fonts and decoders that pdfjs fetches when a file needs them. */
const folders = ["cmaps", "standard_fonts", "wasm", "iccs"];
const prefix = "/pdfjs/";

/** Serves pdfjs's own files from our origin: beside the bundle when built, from the package in development. */
export function pdfjsAssets(outDir: string): Plugin {
  const home = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
  return {
    name: "pdfjs-assets",
    closeBundle() {
      for (const folder of folders) cpSync(join(home, folder), join(outDir, prefix, folder), { recursive: true });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? "/", "http://localhost").pathname;
        const [folder, name] = path.startsWith(prefix) ? path.slice(prefix.length).split("/") : [];
        if (folder === undefined || name === undefined || !folders.includes(folder)) return next();
        const file = join(home, folder, name);
        if (!existsSync(file)) return next();
        createReadStream(file).pipe(response);
      });
    },
  };
}
