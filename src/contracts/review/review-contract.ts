import { z } from "zod";
import { readAsset } from "#kernel";
import { oneLine, withoutSpaces } from "#language";
import { type ContractReviewPoint, localizedSchema, type SchemaOf } from "#protocol";
import type { Contract, Unit } from "../contract.ts";
import { quotableParts } from "../quotes/quotable.ts";
import { type ContractPassage, contractPassagesOf } from "../search/passages.ts";
import { findBlanks } from "./find-blanks.ts";

const pointSchema = z.object({
  id: z.string(),
  name: localizedSchema,
  /** An article whose title holds one of these settles the point; those that come first are the surest. */
  titles: z.array(z.string()),
  /** A paragraph that holds one of these settles it, under whatever title it stands. */
  words: z.array(z.string()),
  /** Words of a title that this point belongs to; none for every contract. */
  kinds: z.array(z.string()),
  /** Words of a title of contracts that have no such point all the same: staff who make films deliver nothing. */
  except: z.array(z.string()).default([]),
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

/** Reviews a contract by lists alone: what is missing, blank, one-sided or odd, with its words. It judges nothing. */
export function reviewContract(contract: Contract): ContractReviewPoint[] {
  return [...expected(contract), ...findBlanks(contract), ...oddClauses(contract)];
}

function expected(contract: Contract): ContractReviewPoint[] {
  const title = `${contract.outline.title} ${contract.name}`.toLowerCase();
  const partFor = partsOf(contract);
  return points()
    .filter(({ kinds, except }) => kinds.length === 0 || (holdsAny(title, kinds) && !holdsAny(title, except)))
    .map((point) => {
      const settling = partFor(point);
      return settling === undefined
        ? { kind: "missing", name: point.name, place: null }
        : { kind: "present", name: point.name, place: placeOf(settling) };
    });
}

const points = () => rowsOf("contracts/review/points.jsonl", pointSchema);

/** The part of a contract that settles a point of the review, by its id; undefined where none does. */
export function partOfPoint(contract: Contract, id: string): Unit | ContractPassage | undefined {
  const point = points().find((one) => one.id === id);
  return point && partsOf(contract)(point);
}

function partsOf(contract: Contract) {
  const passages = contractPassagesOf(contract).map((passage) => ({ passage, text: squeeze(passage.text) }));
  const titles = contract.units.map((unit) => ({ unit, title: unit.title.toLowerCase() }));
  return ({ titles: wanted, words }: Pick<z.output<typeof pointSchema>, "titles" | "words">) => {
    const named = wanted
      .map((word) => titles.find(({ title }) => title.includes(word))?.unit)
      .find((unit) => unit !== undefined);
    const squeezedWords = words.map(squeeze);
    return named ?? passages.find(({ text }) => holdsAny(text, squeezedWords))?.passage;
  };
}

const placeOf = ({ label, start, end, text }: Unit | ContractPassage) => ({ label, start, end, quote: text });

function oddClauses(contract: Contract): ContractReviewPoint[] {
  const clauses = rowsOf("contracts/review/odd-clauses.jsonl", oddSchema);
  return contract.units.flatMap((unit) =>
    quotableParts(contract.text, unit).flatMap(({ start, end, text }) => {
      const words = oneLine(text).toLowerCase();
      const place = { label: contract.labelAt(start), start, end, quote: text };
      return clauses
        .filter(({ phrases, usual }) => holdsAny(words, phrases) && !holdsAny(words, usual))
        .map(({ name }) => ({ kind: "odd" as const, name, place }));
    }),
  );
}

const squeeze = (text: string) => withoutSpaces(text).toLowerCase();
const holdsAny = (words: string, phrases: readonly string[]) => phrases.some((phrase) => words.includes(phrase));
