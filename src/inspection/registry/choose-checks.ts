import { defaultOrder, exampleOrder } from "../algorithms/index.ts";
import { exampleWords } from "../algorithms/keyword-check/index.ts";
import type { InspectConfig } from "../config.ts";
import { readCriteriaFolder } from "./criteria-folder.ts";
import type { AlgorithmRegistry } from "./registry.ts";

/** What runs when nobody has chosen: the default checks, and every check that someone has set up or written criteria for. */
export function defaultChecks(config: InspectConfig, baseDirectory: string, registry: AlgorithmRegistry): string[] {
  const { known } = readCriteriaFolder(config.criteria, baseDirectory, registry);
  return [...new Set([...defaultOrder, ...registry.own(), ...Object.keys(config.algorithms), ...known])];
}

/** The specification's example brings its own words: those two checks, chosen as they stand there, and nothing set up. */
export function withExampleWords(names: readonly string[], config: InspectConfig): InspectConfig {
  const isExample = names.join() === exampleOrder.join() && config.algorithms.keyword_check === undefined;
  return isExample
    ? { ...config, algorithms: { ...config.algorithms, keyword_check: { banned: [...exampleWords] } } }
    : config;
}
