import { defaultOrder } from "../algorithms/index.ts";
import type { InspectConfig } from "../config.ts";
import { readCriteriaFolder } from "./criteria-folder.ts";
import type { AlgorithmRegistry } from "./registry.ts";

/** What runs when nobody has chosen: the default checks, and every check that someone has set up or written criteria for. */
export function defaultChecks(config: InspectConfig, baseDirectory: string, registry: AlgorithmRegistry): string[] {
  const { known } = readCriteriaFolder(config.criteria, baseDirectory, registry);
  return [...new Set([...defaultOrder, ...registry.own(), ...Object.keys(config.algorithms), ...known])];
}
