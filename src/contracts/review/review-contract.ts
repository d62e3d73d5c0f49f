import { z } from "zod";
import { readAsset } from "#kernel";
import { type ContractReviewPoint, localizedSchema, type SchemaOf } from "#protocol";
import { conceptsOfPassage } from "#search";
import type { Contract, Unit } from "../contract.ts";
import { quotableParts } from "../quotes/quotable.ts";
import { type ContractPassage, contractPassagesOf } from "../search/passages.ts";
import { findBlanks } from "./find-blanks.ts";

const pointSchema = z.object({
  id: z.string(),
  name: localizedSchema,
  concepts: z.array(z.string()),
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

/** Formal phrases that a part must hold to settle a point, one in the title counting for three; in one paragraph fewer say as much. */
const enoughPhrases = 3;
const enoughInParagraph = 2;

/** Reviews a contract by lists alone: what is missing, blank, one-sided or odd, with its words. It judges nothing. */
export function reviewContract(contract: Contract): ContractReviewPoint[] {
  return [...expected(contract), ...findBlanks(contract), ...oddClauses(contract)];
}

function expected(contract: Contract): ContractReviewPoint[] {
  const title = `${contract.outline.title} ${contract.name}`.toLowerCase();
  const units = contract.units.map((unit) => ({
    place: unit,
    enough: enoughPhrases,
    concepts: conceptsOfPassage(unit),
  }));
  const paragraphs = contractPassagesOf(contract).map((passage) => ({
    place: passage,
    enough: enoughInParagraph,
    concepts: conceptsOfPassage({ title: "", text: passage.text }),
  }));
  return rowsOf("contracts/review/points.jsonl", pointSchema)
    .filter(({ kinds, except }) => kinds.length === 0 || (holdsAny(title, kinds) && !holdsAny(title, except)))
    .map(({ name, concepts, titles, words }) => {
      const named = titles
        .map((words) => contract.units.find((unit) => unit.title.toLowerCase().includes(words)))
        .find((unit) => unit !== undefined);
      if (named !== undefined) return { kind: "present", name, place: placeOf(named) };
      const phrasesIn = (own: readonly { readonly id: string; readonly share: number }[]) =>
        Math.max(0, ...own.filter(({ id }) => concepts.includes(id)).map(({ share }) => share));
      const [held] = [...units, ...paragraphs]
        .map(({ place, enough, concepts: own }) => ({ place, phrases: phrasesIn(own), enough }))
        .filter(({ phrases, enough }) => phrases >= enough)
        .sort((a, b) => b.phrases - a.phrases);
      const place =
        held?.place ?? paragraphs.find(({ place: { text } }) => holdsAny(squeeze(text), words.map(squeeze)))?.place;
      return place === undefined
        ? { kind: "missing", name, place: null }
        : { kind: "present", name, place: placeOf(place) };
    });
}

const placeOf = ({ label, start, end, text }: Unit | ContractPassage) => ({ label, start, end, quote: text });

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

const squeeze = (text: string) => text.replace(/\s/g, "").toLowerCase();
const holdsAny = (words: string, phrases: readonly string[]) => phrases.some((phrase) => words.includes(phrase));
