import { z } from "zod";
import { readAsset } from "#kernel";
import { type FieldWords, joinFieldWords, localizedSchema, severityTitles, statusNames } from "#protocol";
import { algorithms } from "./algorithms/index.ts";
import { fieldsOf } from "./criteria/fields.ts";

const lineSchema = localizedSchema.extend({ field: z.string(), value: z.string().optional() });
const checkTitles = Object.fromEntries(algorithms.map(({ name, title }) => [name, title]));
const resultFields = algorithms
  .flatMap(({ result }) => fieldsOf(result))
  .flatMap(({ name, called }) => (called === undefined ? [] : [[name, called] as const]));

/** A line of the list: what people call a field, or a value of one. */
function wordsOfLine(line: string): FieldWords {
  const { field, value, ko, en } = lineSchema.parse(JSON.parse(line));
  const words = { ko, en };
  return value === undefined
    ? { fields: { [field]: words }, values: {} }
    : { fields: {}, values: { [field]: { [value]: words } } };
}

/** What people call the fields of plans, results of checks and reports: of results by their schemas, of the rest by a list. */
export const inspectionFieldWords: FieldWords = joinFieldWords(
  { fields: Object.fromEntries(resultFields) },
  {
    values: {
      algorithm: checkTitles,
      algorithm_name: checkTitles,
      name: checkTitles,
      order: checkTitles,
      only: checkTitles,
      declared: severityTitles,
      severity: severityTitles,
      verdict: severityTitles,
      status: statusNames,
    },
  },
  ...readAsset("inspection/field-words.jsonl").trim().split("\n").map(wordsOfLine),
);
