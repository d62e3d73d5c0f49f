import { readdirSync } from "node:fs";
import { basename, resolve } from "node:path";
import { defaultOrder } from "../algorithms/index.ts";
import type { InspectConfig } from "../config.ts";
import { inspectionFailure } from "../failure.ts";
import type { AlgorithmRegistry } from "./registry.ts";

/** The documents of a criteria folder: those of known algorithms, and those that belong to none. */
interface CriteriaFolder {
  readonly known: readonly string[];
  readonly unknown: readonly string[];
}

/** Looks into a criteria folder, so that no document in it goes unseen. */
export function readCriteriaFolder(
  folder: string | undefined,
  baseDirectory: string,
  registry: AlgorithmRegistry,
): CriteriaFolder {
  if (folder === undefined) return { known: [], unknown: [] };
  const names = criteriaFilesIn(resolve(baseDirectory, folder)).map((file) => basename(file, ".md"));
  const listed = registry.list();
  return {
    known: listed.filter((name) => names.includes(name)),
    unknown: names.filter((name) => !listed.includes(name)),
  };
}

/** The criteria documents of a folder, by name. */
export function criteriaFilesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith(".md"))
      .sort();
  } catch (cause) {
    throw inspectionFailure("criteria-folder-unread", { folder }, { cause });
  }
}

/** What runs when nobody has chosen: the default checks, and every check that someone has set up or written criteria for. */
export function defaultChecks(config: InspectConfig, baseDirectory: string, registry: AlgorithmRegistry): string[] {
  const { known } = readCriteriaFolder(config.criteria, baseDirectory, registry);
  return [...new Set([...defaultOrder, ...registry.own(), ...Object.keys(config.algorithms), ...known])];
}
