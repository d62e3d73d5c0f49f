import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { oneLine } from "./letters.ts";

/**
 * Files stand beside the sources in development, and under `dist/` in a bundle, where a module's own address says nothing
 * about where it came from.
 */
export const sourcesUrl = new URL("../", import.meta.url);
export const runsFromSources = import.meta.url.endsWith("/language/assets.ts");

/** The bundle's folder: this module is in `dist/` or in `dist/chunks/`. */
export const bundleUrl = existsSync(new URL("./assets/", import.meta.url))
  ? new URL("./", import.meta.url)
  : sourcesUrl;

/** The path of a file that ships with the code, named as below `src/`. */
export function assetPath(path: string): string {
  return fileURLToPath(runsFromSources ? new URL(path, sourcesUrl) : new URL(`assets/${path}`, bundleUrl));
}

export function readAsset(path: string): string {
  return readFileSync(assetPath(path), "utf8");
}

/** The lines of such a file; an empty line and one that begins with # say nothing. */
export function assetLines(path: string): string[] {
  const lines = readAsset(path).split("\n");
  return lines.filter((line) => line.trim() !== "" && !line.startsWith("# "));
}

/** The lists of words of such a file: a name with a colon, then its words on as many lines as they take. */
export function wordLists(path: string): (name: string) => readonly string[] {
  const lists = new Map<string, string[]>();
  let words: string[] = [];
  for (const word of oneLine(assetLines(path).join(" ")).split(" ")) {
    if (!word.endsWith(":")) words.push(word);
    else {
      words = [];
      lists.set(word.slice(0, -1), words);
    }
  }
  return (name) => lists.get(name) ?? [];
}
