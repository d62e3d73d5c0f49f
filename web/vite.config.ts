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
        // A request each for dozens of small files takes longer than their bytes. So what pages share comes in three: what is
        // first, the kit, and their own parts; an empty page does without the messages of a conversation and the reading of answers.
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], priority: 5 },
            {
              name: "kit",
              test: /node_modules\/(?:@mantine|@floating-ui|@tabler|react-remove-scroll)/,
              minShareCount: 4,
              priority: 4,
            },
            { name: "messages", test: /src\/conversation\/messages\//, priority: 2 },
            { name: "answer", test: /src\/conversation\/answer\//, priority: 1 },
            { name: "pages", test: /\/src\/(?!conversation\/(?:messages|answer)\/)/, minShareCount: 2, priority: 3 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": process.env.JIHWI_API ?? "http://127.0.0.1:4747" } },
});
