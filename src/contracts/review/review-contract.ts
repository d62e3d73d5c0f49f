import { z } from "zod";
import { readAsset } from "#kernel";
import { type ContractReviewPoint, localizedSchema, type SchemaOf } from "#protocol";
import { conceptsOfPassage } from "#search";
import type { Contract, Unit } from "../contract.ts";
import { listFacts } from "../facts/list-facts.ts";
import { quotableParts } from "../quotes/quotable.ts";

const pointSchema = z.object({
  id: z.string(),
  name: localizedSchema,
  concepts: z.array(z.string()),
  /** An article whose title holds one of these settles the point. */
  titles: z.array(z.string()),
  /** Words of a title that this point belongs to; none for every contract. */
  kinds: z.array(z.string()),
});
const oddSchema = z.object({
  id: z.string(),
  name: localizedSchema,
  phrases: z.array(z.string()),
  /** Words that make such a clause a usual one: who delivers a work mends its defects free of charge. */
  usual: z.array(z.string()).default([]),
});

const rowsOf = <T>(path: string, schema: SchemaOf<T>): T[] =>
  readAsset(path)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => z.parse(schema, JSON.parse(line)));

/** Formal phrases that a passage must hold to settle a point; one in the title counts for three. */
const enoughPhrases = 3;

/** Reviews a contract by lists alone: what is missing, blank, one-sided or odd, with its words. It judges nothing. */
export function reviewContract(contract: Contract): ContractReviewPoint[] {
  return [...expected(contract), ...blanks(contract), ...oddClauses(contract)];
}

function expected(contract: Contract): ContractReviewPoint[] {
  const title = `${contract.outline.title} ${contract.name}`.toLowerCase();
  const units = contract.units.map((unit) => ({ unit, concepts: conceptsOfPassage(unit) }));
  return rowsOf("contracts/review/points.jsonl", pointSchema)
    .filter(({ kinds }) => kinds.length === 0 || kinds.some((kind) => title.includes(kind)))
    .map(({ name, concepts, titles }) => {
      const named = contract.units.find((unit) => titles.some((words) => unit.title.toLowerCase().includes(words)));
      if (named !== undefined) return { kind: "present", name, place: placeOf(named) };
      const held = units
        .map(({ unit, concepts: own }) => ({
          unit,
          phrases: Math.max(0, ...own.filter(({ id }) => concepts.includes(id)).map(({ share }) => share)),
        }))
        .sort((a, b) => b.phrases - a.phrases)[0];
      if (held === undefined || held.phrases < enoughPhrases) return { kind: "missing", name, place: null };
      return { kind: "present", name, place: placeOf(held.unit) };
    });
}

const placeOf = ({ label, start, end, text }: Unit) => ({ label, start, end, quote: text });

function blanks(contract: Contract): ContractReviewPoint[] {
  return listFacts(contract)
    .filter(({ blank }) => blank)
    .map(({ value, label, sentence, sentenceStart }) => ({
      kind: "blank",
      name: { ko: `빈칸: ${value}`, en: `Blank: ${value}` },
      place: { label, start: sentenceStart, end: sentenceStart + sentence.length, quote: sentence },
    }));
}

function oddClauses(contract: Contract): ContractReviewPoint[] {
  const clauses = rowsOf("contracts/review/odd-clauses.jsonl", oddSchema);
  return contract.units.flatMap((unit) =>
    quotableParts(contract.text, unit).flatMap(({ start, end, text }) => {
      const words = text.replace(/\s+/g, " ").toLowerCase();
      const place = { label: contract.labelAt(start), start, end, quote: text };
      return clauses
        .filter(({ phrases, usual }) => holdsAny(words, phrases) && !holdsAny(words, usual))
        .map(({ name }) => ({ kind: "odd" as const, name, place }));
    }),
  );
}

const holdsAny = (words: string, phrases: readonly string[]) => phrases.some((phrase) => words.includes(phrase));
