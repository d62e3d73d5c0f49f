import { z } from "zod";
import { readAsset } from "#kernel";
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
  /** Formal phrases of the matters that it may be worded as, without blanks; several of one matter in one place settle it. */
  phrases: z.array(z.array(z.string())),
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

/** Formal phrases that a part must hold to settle a point; in one paragraph fewer say as much. */
const enoughPhrases = 3;
const enoughInParagraph = 2;
/** What a phrase in a title counts. */
const phrasesOfTitle = 3;

/** Reviews a contract by lists alone: what is missing, blank, one-sided or odd, with its words. It judges nothing. */
export function reviewContract(contract: Contract): ContractReviewPoint[] {
  return [...expected(contract), ...findBlanks(contract), ...oddClauses(contract)];
}

function expected(contract: Contract): ContractReviewPoint[] {
  const title = `${contract.outline.title} ${contract.name}`.toLowerCase();
  const passages = contractPassagesOf(contract);
  // A part of one passage is read once, with its title.
  const isWhole = ({ unit, start, end }: ContractPassage) => start === unit.start && end === unit.end;
  const single = new Set(passages.filter(isWhole).map(({ unit }) => unit));
  const paragraphs = passages.map((passage) =>
    candidateOf(passage, isWhole(passage) ? passage.unit.title : "", enoughInParagraph),
  );
  const units = contract.units
    .filter((unit) => !single.has(unit))
    .map((unit) => candidateOf(unit, unit.title, enoughPhrases));
  const titles = contract.units.map((unit) => ({ unit, title: unit.title.toLowerCase() }));
  return rowsOf("contracts/review/points.jsonl", pointSchema)
    .filter(({ kinds, except }) => kinds.length === 0 || (holdsAny(title, kinds) && !holdsAny(title, except)))
    .map(({ name, phrases, titles: wanted, words }) => {
      const named = wanted
        .map((word) => titles.find(({ title }) => title.includes(word))?.unit)
        .find((unit) => unit !== undefined);
      if (named !== undefined) return { kind: "present", name, place: placeOf(named) };
      const squeezedWords = words.map(squeeze);
      const settling =
        mostWorded([...units, ...paragraphs], phrases) ??
        paragraphs.find(({ text }) => holdsAny(text, squeezedWords))?.place;
      return settling === undefined
        ? { kind: "missing", name, place: null }
        : { kind: "present", name, place: placeOf(settling) };
    });
}

/** A place that may settle a point, without blanks, and how many of a matter's phrases it must hold. */
interface Candidate {
  readonly place: Unit | ContractPassage;
  readonly title: string;
  readonly text: string;
  readonly enough: number;
}

function candidateOf(place: Unit | ContractPassage, title: string, enough: number): Candidate {
  return { place, title: squeeze(title), text: squeeze(place.text), enough };
}

/** The place that holds most phrases of one of these matters, if it holds enough. */
function mostWorded(
  candidates: readonly Candidate[],
  matters: readonly (readonly string[])[],
): Unit | ContractPassage | undefined {
  let best: { readonly place: Unit | ContractPassage; readonly count: number } | undefined;
  for (const phrases of matters)
    for (const { place, title, text, enough } of candidates) {
      let [inTitle, inText] = [0, 0];
      for (const phrase of phrases) {
        if (title !== "" && title.includes(phrase)) inTitle += phrasesOfTitle;
        if (text.includes(phrase)) inText += 1;
      }
      const count = inTitle + inText;
      const isEnough = inText >= enough || count >= enoughPhrases;
      if (isEnough && count > (best?.count ?? 0)) best = { place, count };
    }
  return best?.place;
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
