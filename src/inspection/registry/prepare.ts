import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { describeIssues, type Language, type Localized } from "#protocol";
import type { Algorithm, PreparedAlgorithm } from "../algorithms/algorithm.ts";
import type { InspectConfig } from "../config.ts";
import { type Criteria, compileCriteria } from "../criteria/compile-criteria.ts";
import { fieldsOf, type ResultField } from "../criteria/fields.ts";
import { readCriteriaFile } from "../criteria/read-file.ts";
import { inspectionFailure } from "../failure.ts";
import type { RegisteredAlgorithm } from "./registry.ts";

const largestCriteria = 256 * 1024;

/** The shipped criteria are compiled once, and so are a user's while he works with them. */
const compiledCriteria = new LRUCache<string, Criteria>({
  max: 64,
  maxSize: 4 * largestCriteria,
  sizeCalculation: ({ markdown }) => markdown.length + 1,
});

/** Makes an algorithm ready: its settings checked, its criteria read and compiled. */
export function prepareAlgorithm(
  { algorithm, criteriaFile, trusted, own }: RegisteredAlgorithm,
  config: InspectConfig,
  { baseDirectory, language }: { readonly baseDirectory: string; readonly language: Language },
  given?: string,
): ReadyAlgorithm {
  const { name } = algorithm;
  const folder = config.criteria === undefined ? undefined : resolve(baseDirectory, config.criteria);
  const markdown = checkSize(
    name,
    given ?? own?.criteria ?? readCriteria(name, inLanguage(criteriaFile, language), folder),
  );
  const criteria = compileOnce(markdown, fieldsOf(algorithm.result));
  if (criteria.conditions.length === 0) throw inspectionFailure("criteria-without-condition", { name });
  const settings = parseSettings(algorithm, own?.settings ?? config.algorithms[name] ?? {});
  const compiled = criteria.conditions.every((condition) => condition.kind === "compiled");
  return {
    ...algorithm,
    missing: algorithm.missing(settings, { hasProse: !compiled }),
    prepared: algorithm.prepare(settings, { baseDirectory }),
    criteria,
    compiled,
    trusted,
  };
}

function compileOnce(markdown: string, fields: readonly ResultField[]): Criteria {
  const key = `${JSON.stringify(fields)}\n${markdown}`;
  const known = compiledCriteria.get(key);
  if (known !== undefined) return known;
  const criteria = compileCriteria(markdown, fields);
  compiledCriteria.set(key, criteria);
  return criteria;
}

function parseSettings({ name, settings }: RegisteredAlgorithm["algorithm"], given: unknown): unknown {
  const parsed = z.safeParse(settings, given);
  if (parsed.success) return given;
  throw inspectionFailure("settings-unfit", { name, why: describeIssues(parsed.error) });
}

/** The document in the criteria folder, if it has one for this algorithm, else the one that came with it. */
function readCriteria(name: string, shipped: string, folder: string | undefined): string {
  const chosen = folder === undefined ? undefined : readCriteriaFile(join(folder, `${name}.md`));
  const text = chosen ?? readCriteriaFile(shipped);
  if (text === undefined) throw inspectionFailure("criteria-missing", { name });
  return text;
}

/** `criteria.en.md` beside `criteria.md`, where there is one. */
function inLanguage(file: string, language: Language): string {
  const own = file.replace(/\.md$/, `.${language}.md`);
  return existsSync(own) ? own : file;
}

function checkSize(name: string, markdown: string): string {
  if (markdown.length <= largestCriteria) return markdown;
  throw inspectionFailure("criteria-too-large", { name });
}

/** An algorithm with its settings applied and its criteria compiled: ready for any number of texts. */
export interface ReadyAlgorithm
  extends Pick<Algorithm, "name" | "title" | "result" | "sensitive" | "needsModel">,
    Pick<RegisteredAlgorithm, "trusted"> {
  /** What has to be set up before it can say anything. */
  readonly missing: Localized | null;
  readonly prepared: PreparedAlgorithm<Record<string, unknown>>;
  readonly criteria: Criteria;
  /** Every condition is decided by code. */
  readonly compiled: boolean;
}
