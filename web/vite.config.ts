import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { pdfjsAssets } from "./pdfjs-assets.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const outDir = here("../dist/web");

/** The page is built into dist/web, from where the server serves it; `npm run dev` proxies the API to a running server. */
export default defineConfig({
  root: here("."),
  plugins: [react(), pdfjsAssets(outDir)],
  build: {
    outDir,
    emptyOutDir: true,
    target: "es2022",
    // Fonts and maps of characters are files of their own: a page loads the few that it needs.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // What every page needs comes in a few files: a request each for dozens of small ones takes longer than their bytes.
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"] },
            { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2000 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": process.env.JIHWI_API ?? "http://127.0.0.1:4747" } },
});
