import { readAsset } from "#kernel";
import { type Concept, type ConceptQuestion, conceptQuestionSchema, conceptSchema } from "./concept.ts";

let concepts: readonly Concept[] | undefined;
let questions: readonly ConceptQuestion[] | undefined;

/** Every concept, as `concepts.jsonl` lists them. */
export function allConcepts(): readonly Concept[] {
  concepts ??= rowsOf("search/concepts/concepts.jsonl").map((row) => conceptSchema.parse(row));
  return concepts;
}

/** The questions that concepts are learned from, in batches that were written independently. */
export function conceptQuestions(): readonly ConceptQuestion[] {
  questions ??= rowsOf("search/concepts/questions.jsonl").map((row) => conceptQuestionSchema.parse(row));
  return questions;
}

function rowsOf(path: string): unknown[] {
  return readAsset(path)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line): unknown => JSON.parse(line));
}
