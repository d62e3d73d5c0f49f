import { z } from "zod";
import { readAsset } from "#kernel";
import { type Localized, localizedSchema } from "#protocol";
import { conceptsOfPassage } from "#search";
import type { Contract } from "../contract.ts";
import { listFacts } from "../facts/list-facts.ts";
import { quotableParts } from "../quotes/quotable.ts";

/** A point of a review: what such a contract should say and says or does not, a blank, or a clause to look at twice. */
export interface ReviewPoint {
  readonly kind: "present" | "missing" | "blank" | "odd";
  readonly name: Localized;
  /** Where it stands and in which words; null for what is missing. */
  readonly place: {
    readonly label: string;
    readonly start: number;
    readonly end: number;
    readonly quote: string;
  } | null;
}

const pointSchema = z.object({
  id: z.string(),
  name: localizedSchema,
  concepts: z.array(z.string()),
  /** Words of a title that this point belongs to; none for every contract. */
  kinds: z.array(z.string()),
});
const oddSchema = z.object({ id: z.string(), name: localizedSchema, phrases: z.array(z.string()) });

const rowsOf = <T>(path: string, schema: z.ZodType<T>): T[] =>
  readAsset(path)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => schema.parse(JSON.parse(line)));

/** Formal phrases that a passage must hold to settle a point; one in the title counts for three. */
const enoughPhrases = 3;

/** Reviews a contract by lists alone: what is missing, blank, one-sided or odd, with its words. It judges nothing. */
export function reviewContract(contract: Contract): ReviewPoint[] {
  return [...expected(contract), ...blanks(contract), ...oddClauses(contract)];
}

function expected(contract: Contract): ReviewPoint[] {
  const title = `${contract.outline.title} ${contract.name}`.toLowerCase();
  const units = contract.units.map((unit) => ({ unit, concepts: conceptsOfPassage(unit) }));
  return rowsOf("contracts/review/points.jsonl", pointSchema)
    .filter(({ kinds }) => kinds.length === 0 || kinds.some((kind) => title.includes(kind)))
    .map(({ name, concepts }) => {
      const held = units
        .map(({ unit, concepts: own }) => ({
          unit,
          phrases: Math.max(0, ...own.filter(({ id }) => concepts.includes(id)).map(({ share }) => share)),
        }))
        .sort((a, b) => b.phrases - a.phrases)[0];
      if (held === undefined || held.phrases < enoughPhrases) return { kind: "missing", name, place: null };
      const { label, start, end, text } = held.unit;
      return { kind: "present", name, place: { label, start, end, quote: text } };
    });
}

function blanks(contract: Contract): ReviewPoint[] {
  return listFacts(contract)
    .filter(({ blank }) => blank)
    .map(({ value, label, sentence, sentenceStart }) => ({
      kind: "blank",
      name: { ko: `빈칸: ${value}`, en: `Blank: ${value}` },
      place: { label, start: sentenceStart, end: sentenceStart + sentence.length, quote: sentence },
    }));
}

function oddClauses(contract: Contract): ReviewPoint[] {
  const clauses = rowsOf("contracts/review/odd-clauses.jsonl", oddSchema);
  return contract.units.flatMap((unit) =>
    quotableParts(contract.text, unit).flatMap(({ start, end, text }) => {
      const words = text.replace(/\s+/g, " ").toLowerCase();
      const clause = clauses.find(({ phrases }) => phrases.some((phrase) => words.includes(phrase)));
      const place = { label: contract.labelAt(start), start, end, quote: text };
      return clause === undefined ? [] : [{ kind: "odd" as const, name: clause.name, place }];
    }),
  );
}
