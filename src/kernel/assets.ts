import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Files and worker entries stand beside the sources in development, and under `dist/` in a bundle, where a module's own
 * address says nothing about where it came from. These two functions are the only place that knows.
 */
const sources = new URL("../", import.meta.url);
const fromSources = import.meta.url.endsWith("/kernel/assets.ts");

/** The bundle's folder: this module is in `dist/` or in `dist/chunks/`. */
const bundle = existsSync(new URL("./assets/", import.meta.url)) ? new URL("./", import.meta.url) : sources;

/** The path of a file that ships with the code, named as below `src/`. */
export function assetPath(path: string): string {
  return fileURLToPath(fromSources ? new URL(path, sources) : new URL(`assets/${path}`, bundle));
}

export function readAsset(path: string): string {
  return readFileSync(assetPath(path), "utf8");
}

/** The address of the entry of a worker thread or process, named as below `src/` (`documents/parsing/parse.worker.ts`). */
export function workerUrl(path: string): URL {
  if (fromSources) return new URL(path, sources);
  const name = path.slice(path.lastIndexOf("/") + 1).replace(/\.worker\.ts$/, ".js");
  return new URL(`workers/${name}`, bundle);
}

/** The folder of the samples, which sources and bundle share. */
export function samplesPath(): string {
  return fileURLToPath(new URL("../samples/", fromSources ? sources : bundle));
}

/** The folder of the built web app, which sources and bundle share. */
export function webPath(): string {
  return fileURLToPath(fromSources ? new URL("../dist/web/", sources) : new URL("web/", bundle));
}
