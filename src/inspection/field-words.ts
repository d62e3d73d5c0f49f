import { readFieldWords } from "#kernel";
import { type FieldWords, joinFieldWords, severityTitles, statusNames } from "#protocol";
import { algorithms } from "./algorithms/index.ts";
import { fieldsOf } from "./criteria/fields.ts";

const checkTitles = Object.fromEntries(algorithms.map(({ name, title }) => [name, title]));
const resultFields = algorithms
  .flatMap(({ result }) => fieldsOf(result))
  .flatMap(({ name, called }) => (called === undefined ? [] : [[name, called] as const]));

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
  readFieldWords("inspection"),
);
