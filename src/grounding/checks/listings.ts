import { type Quantity, type Reading, rememberedOf } from "#language/meaning";
import type { EvidenceUnit, PreparedEvidence } from "../evidence.ts";
import { partBorder } from "../part-border.ts";
import { agreement, type Token, tokensOf } from "../tokens.ts";

/** One of several things that a sentence gives a figure of one kind each: 통원은 하루 15만 원. */
export interface ListedItem {
  readonly quantity: Quantity;
  /** All words of its part of the sentence. */
  readonly words: readonly Token[];
  /** The words that it alone has, on the side of the figure on which the sentence names its items. */
  readonly names: readonly Token[];
}

/** 통원은 하루 15만 원, 입원은 하루 20만 원. */
export interface FigureList {
  readonly unit: EvidenceUnit;
  readonly sentence: string;
  /** What a figure is for is said before it, or behind it: 13%를 홍보에, 9%를 운영에. */
  readonly side: "before" | "behind";
  readonly items: readonly ListedItem[];
}

/** A part of a sentence with the only figure of a kind that it has. */
export interface FigurePart {
  readonly quantity: Quantity;
  readonly reading: Reading;
}

/** Said of the whole rather than of one of its items. */
const unlisted: ReadonlySet<string> = new Set(["frequency", "year"]);

export function kindOfFigure({ dimension, unit }: Quantity): string {
  // 오전 9시 and 9시: the half of a day is no unit.
  return dimension === "clock" ? dimension : `${dimension} ${unit}`;
}

/** The parts of a sentence by the kinds of figures of which each has just one. */
export function figureParts(sentence: string, { read }: PreparedEvidence): ReadonlyMap<string, FigurePart[]> {
  const byKind = new Map<string, FigurePart[]>();
  for (const part of sentence.split(partBorder)) {
    const reading = read(part);
    for (const [kind, same] of Map.groupBy(reading.quantities, kindOfFigure)) {
      const [quantity] = same;
      if (quantity === undefined || same.length > 1 || unlisted.has(quantity.dimension)) continue;
      byKind.set(kind, [...(byKind.get(kind) ?? []), { quantity, reading }]);
    }
  }
  return byKind;
}

const listingsByUnit = new WeakMap<EvidenceUnit, readonly FigureList[]>();

/** Every list of figures of a unit, read once. */
export function listingsOf(unit: EvidenceUnit, prepared: PreparedEvidence): readonly FigureList[] {
  let listings = listingsByUnit.get(unit);
  if (listings === undefined) {
    const sentences = new Set(unit.segments().map(({ sentence }) => sentence));
    listings = [...sentences].flatMap((sentence) => {
      // A list has two figures, and most sentences do not.
      if (prepared.read(sentence).quantities.length < 2) return [];
      return [...figureParts(sentence, prepared).values()].flatMap((parts) => listingOf(parts, unit, sentence));
    });
    listingsByUnit.set(unit, listings);
  }
  return listings;
}

function listingOf(parts: readonly FigurePart[], unit: EvidenceUnit, sentence: string): FigureList[] {
  const [, ...later] = parts;
  if (later.length === 0) return [];
  const sides = new Set(later.map((part) => (namesBefore(part).length > 0 ? "before" : "behind")));
  const [side] = sides;
  if (side === undefined || sides.size > 1) return [];
  const words = parts.map(({ reading }) => wordsOf(reading));
  const items = parts.map((part, at): ListedItem => {
    const others = words.filter((_, place) => place !== at).flat();
    const named = (side === "before" ? namesBefore(part) : namesBehind(part)).filter(
      (token) => !others.some((other) => isSame(token, other)),
    );
    // What heads the list stands before its first item, and is said of all of them.
    const names = at === 0 && side === "before" ? named.slice(-1) : named;
    return { quantity: part.quantity, words: words[at] ?? [], names };
  });
  return [{ unit, sentence, side, items }];
}

const wordsOf = rememberedOf((reading: Reading) => tokensOf(reading).filter(({ kind }) => kind !== "figure"));

function namesBefore({ reading, quantity }: FigurePart): readonly Token[] {
  return wordsOf(reading).filter(({ end }) => end <= quantity.start);
}

/** In Korean the verb that ends the list is said of all of it. */
function namesBehind({ reading, quantity }: FigurePart): readonly Token[] {
  return wordsOf(reading).filter(({ start, mention }) => start >= quantity.end && mention?.isVerb !== true);
}

/** By their letters: 청소년 and 어린이 mean much the same, and are two items. */
function isSame(one: Token, other: Token): boolean {
  return agreement(one, other) === "letters";
}

/** How much of these words a claim has. */
export function shareOf(names: readonly Token[], words: readonly Token[]): number {
  if (names.length === 0) return 0;
  return names.filter((name) => words.some((word) => isSame(name, word))).length / names.length;
}
