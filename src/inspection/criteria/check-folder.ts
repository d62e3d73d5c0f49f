import { statSync } from "node:fs";
import { basename, join } from "node:path";
import { inspectionFailure } from "../failure.ts";
import { criteriaFilesIn } from "../registry/criteria-folder.ts";
import type { AlgorithmRegistry } from "../registry/registry.ts";
import { type Condition, compileCriteria } from "./compile-criteria.ts";
import { type Coverage, coverageOf } from "./coverage.ts";
import { fieldsOf } from "./fields.ts";
import { readCriteriaFile } from "./read-file.ts";

/** How one criteria document compiles. */
export interface CheckedCriteria {
  readonly file: string;
  readonly algorithm: string;
  /** No algorithm has this name, so that nobody will judge by the document. */
  readonly unknownAlgorithm: boolean;
  readonly conditions: readonly Condition[];
  readonly coverage: Coverage;
  /** A gap, a line that is never reached, no condition at all, the name of no algorithm: what its author should mend. */
  readonly problems: number;
}

/** Compiles every document of a folder (or one file) and says what became of each line. */
export function checkCriteria(path: string, registry: AlgorithmRegistry): CheckedCriteria[] {
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  const files = isFile ? [path] : criteriaFilesIn(path).map((name) => join(path, name));
  if (files.length === 0) throw inspectionFailure("no-criteria", { path });
  return files.map((file) => checkOne(file, registry));
}

function checkOne(file: string, registry: AlgorithmRegistry): CheckedCriteria {
  const algorithm = basename(file, ".md");
  const unknownAlgorithm = !registry.list().includes(algorithm);
  const fields = unknownAlgorithm ? [] : fieldsOf(registry.get(algorithm).algorithm.result);
  const criteria = compileCriteria(readCriteriaFile(file) ?? "", fields);
  const coverage = coverageOf(criteria);
  const { conditions } = criteria;
  const slips = [unknownAlgorithm, conditions.length === 0].filter(Boolean).length;
  const problems = coverage.gaps.length + coverage.unreachable.length + slips;
  return { file, algorithm, unknownAlgorithm, conditions, coverage, problems };
}
