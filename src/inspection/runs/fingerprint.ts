import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Analyzer } from "../analyze.ts";
import { defaultInspectConfig, type InspectConfig } from "../config.ts";
import { maskPrivate } from "../executor/private-words.ts";
import type { InspectorOptions } from "./work.ts";

/** Raise it when a file is read otherwise, a shipped algorithm comes to other results, or reports hold something else: a test tells when some do. */
export const resultsVersion = 10;

/** Changes with everything that a report depends on besides the text, the model that judges among it. */
export function judgedBy(analyzer: Analyzer, options: InspectorOptions, model: string | null): string {
  const judge = analyzer.needsModel ? model : null;
  return hash("sha256", JSON.stringify([resultsVersion, fingerprintOf(analyzer, options), judge]));
}

/** As rows of a file carry it: enough to tell one from another. */
export function shortFingerprint(fingerprint: string): string {
  return fingerprint.slice(0, 16);
}

/** Changes with a text, and with the record that it is from. What reports mask must not be found out by trying. */
export function textFingerprint(text: string, recordId: string | null, masked: boolean): string {
  return shortFingerprint(hash("sha256", JSON.stringify([recordId, masked ? maskPrivate(text) : text])));
}

/** Changes with every setting, list, criterion and program that a report depends on. */
export function fingerprintOf({ plan, algorithms }: Analyzer, options: InspectorOptions): string {
  const { config = defaultInspectConfig, baseDirectory, language, all } = options;
  const criteria = [...algorithms].map(([name, ready]) => [name, ready.criteria.markdown]);
  const programs = config.folders.flatMap((folder) => programFiles(resolve(baseDirectory, folder)));
  const lists = wordFiles(settingsOf(config)).map((file) => resolve(baseDirectory, file));
  const files = [...programs, ...lists.filter((file) => existsSync(file))].map(contentMark);
  return hash(
    "sha256",
    JSON.stringify([plan.steps, plan.metadata.not_covered ?? [], criteria, files, config, language, all ?? false]),
  );
}

/** A link that leads nowhere, or what cannot be read, is known by its name: no check has loaded it. */
function contentMark(file: string): string {
  try {
    return statSync(file).isFile() ? hash("sha256", readFileSync(file)) : file;
  } catch {
    return file;
  }
}

/** The programs of an algorithm's folder: whichever of them is loaded may import the others. A folder that cannot be read is known by its name. */
function programFiles(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1));
    return entries.flatMap((entry) => {
      if (entry.name.startsWith(".") || entry.name === "node_modules") return [];
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return programFiles(path);
      return /\.(?:[cm]?[jt]s|json)$/.test(entry.name) ? [path] : [];
    });
  } catch {
    return [folder];
  }
}

const settingsOf = ({ algorithms, checks }: InspectConfig) => [
  ...Object.values(algorithms),
  ...checks.map(({ settings }) => settings),
];

/** Settings that name a file are known by their names: `bannedFile`, `wordsFile`. */
function wordFiles(settings: readonly Readonly<Record<string, unknown>>[]): string[] {
  return settings.flatMap((setting) =>
    Object.entries(setting).flatMap(([name, value]) =>
      name.endsWith("File") && typeof value === "string" ? [value] : [],
    ),
  );
}
