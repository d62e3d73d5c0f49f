import type { Span } from "#language";
import { type Quantity, type Reading, sameQuantity } from "#language/meaning";
import type { EvidenceUnit, PreparedEvidence } from "../evidence.ts";
import { beginsException } from "../exception-start.ts";
import { partBorder } from "../part-border.ts";
import type { Objection } from "../statement.ts";

/** A stretch with one figure of a kind, and what that figure is for. */
interface Chunk {
  readonly quantity: Quantity;
  readonly keys: ReadonlySet<string>;
  /** Of an exception, what only it says; what its rule is about goes with it. */
  readonly own: ReadonlySet<string> | null;
  readonly sentence: string;
  readonly label: string;
}

/** Figures that are said of the whole rather than of one of its items. */
const unpaired = new Set(["frequency", "date", "year", "month-day"]);
const supposed = /면(?:\s|,)|would/u;
const chunksByUnit = new WeakMap<EvidenceUnit, readonly Chunk[]>();

/** A figure of the claim that the evidence has for something else: 중도금 40%, 잔금 30% told the other way round. */
export function checkPairing(
  claim: Reading,
  units: readonly EvidenceUnit[],
  prepared: PreparedEvidence,
): Objection | null {
  if (!units.some((unit) => hasRivals(unit, claim))) return null;
  const theirs = units.flatMap((unit) => chunksOfUnit(unit, prepared));
  if (theirs.length < 2) return null;
  for (const mine of chunksOf(claim.text, "", prepared)) {
    if (
      unpaired.has(mine.quantity.dimension) ||
      supposed.test(claim.text.slice(mine.quantity.end, mine.quantity.end + 14))
    )
      continue;
    const rivals = theirs.filter(({ quantity }) => areOfOneKind(quantity, mine.quantity));
    const homes = rivals.filter(({ quantity }) => sameQuantity(quantity, mine.quantity));
    if (homes.length === 0 || homes.length === rivals.length) continue;
    const telling = (chunk: Chunk) =>
      [...mine.keys].filter((key) => chunk.keys.has(key) && rivals.some(({ keys }) => !keys.has(key))).length;
    const rule = ruleInstead(keysOf(claim, mine.quantity, null), homes, rivals);
    if (rule !== null) return ofSomethingElse(mine.quantity, rule);
    const atHome = Math.max(...homes.map(telling));
    const best = rivals.filter((chunk) => !homes.includes(chunk)).sort((a, b) => telling(b) - telling(a))[0];
    if (best === undefined || telling(best) === 0) continue;
    // Words of two items with the figure of one: told of the wrong one, whichever it is.
    if (
      homes.some(({ quantity }) => isBoundAlike(quantity, mine.quantity)) &&
      !isBoundAlike(best.quantity, mine.quantity)
    )
      continue;
    if (telling(best) < atHome || (telling(best) === atHome && mine.keys.size > 6)) continue;
    return ofSomethingElse(mine.quantity, best);
  }
  return null;
}

/** An R² of 0.81 is no other count than 96 plots. */
function areOfOneKind(one: Quantity, other: Quantity): boolean {
  return one.dimension === other.dimension && one.unit === other.unit && isShare(one) === isShare(other);
}

const isShare = ({ text }: Quantity) => /^0\.\d+$/u.test(text);

function ofSomethingElse({ text }: Quantity, { quantity, label, sentence }: Chunk): Objection {
  return {
    status: "contradicts",
    check: "pairing",
    reason: {
      ko: `“${text}”은(는) 원문에서 다른 항목의 수치이고, 여기는 “${quantity.text}”입니다`,
      en: `“${text}” is said of something else in the evidence; here it is “${quantity.text}”`,
    },
    against: { label, quote: sentence },
  };
}

/** 숙박비는 10만원까지, where only the exception for 서울 has that figure: the rule that the claim tells has another. */
function ruleInstead(told: ReadonlySet<string>, homes: readonly Chunk[], rivals: readonly Chunk[]): Chunk | null {
  const saysException = ({ own }: Chunk) => own === null || [...own].some((key) => told.has(key));
  if (homes.some(saysException)) return null;
  const rules = rivals.filter((chunk) => chunk.own === null && !homes.includes(chunk));
  return rules.find(({ keys }) => [...told].some((key) => keys.has(key))) ?? null;
}

/** Both are the least or both are the most: one bound, told of the same thing. */
function isBoundAlike(one: Quantity, other: Quantity): boolean {
  return one.limit !== null && one.limit === other.limit;
}

/** Figures of one kind can be told the wrong way round only where there are two. */
function hasRivals(unit: EvidenceUnit, { quantities }: Reading): boolean {
  return quantities.some(
    ({ dimension }) => unit.quantities().filter((other) => other.dimension === dimension).length > 1,
  );
}

function chunksOfUnit(unit: EvidenceUnit, prepared: PreparedEvidence): readonly Chunk[] {
  let chunks = chunksByUnit.get(unit);
  if (chunks === undefined) {
    const sentences = [...new Set(unit.segments().map(({ sentence }) => sentence))];
    chunks = withTheirRules(sentences.map((sentence) => chunksOf(sentence, unit.label, prepared)));
    chunksByUnit.set(unit, chunks);
  }
  return chunks;
}

/** 다만, 서울은 10만원까지: an exception is about what the rule before it is about. */
function withTheirRules(bySentence: readonly (readonly Chunk[])[]): Chunk[] {
  return bySentence.flatMap((chunks, at) => {
    const rules = bySentence[at - 1] ?? [];
    return chunks.map((chunk) => {
      const rule = rules.find(({ quantity }) => quantity.dimension === chunk.quantity.dimension);
      return rule !== undefined && beginsException(chunk.sentence)
        ? { ...chunk, own: without(chunk.keys, rule.keys), keys: new Set([...rule.keys, ...chunk.keys]) }
        : chunk;
    });
  });
}

function without(keys: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...keys].filter((key) => !others.has(key)));
}

function chunksOf(sentence: string, label: string, { read }: PreparedEvidence): Chunk[] {
  const reading = read(sentence);
  if (reading.quantities.length === 0) return [];
  let from = 0;
  return sentence.split(partBorder).flatMap((part, index, all) => {
    const start = sentence.indexOf(part, from);
    from = start + part.length;
    const within = partOf(reading, start, from);
    const kinds = Map.groupBy(within.quantities, ({ dimension }) => dimension);
    return [...kinds.values()].flatMap((same) => {
      const [quantity] = same;
      return quantity === undefined || same.length > 1
        ? []
        : [
            {
              quantity,
              keys: keysOf(within, quantity, placeIn(index, all, reading.isKorean)),
              own: null,
              sentence,
              label,
            },
          ];
    });
  });
}

type Part = Pick<Reading, "mentions" | "parties" | "quantities">;

/** What of a reading stands between two places. */
function partOf({ text, mentions, parties, quantities }: Reading, from: number, to: number): Part {
  const isWithin = ({ start }: Span) => start >= from && start < to;
  return {
    mentions: mentions.filter(isWithin),
    parties: parties.filter(isWithin),
    // "찬성 5, 반대 4": what is told of a figure ends with its part.
    quantities: quantities
      .filter(isWithin)
      .map((each) => (each.end > to ? { ...each, text: text.slice(each.start, to) } : each)),
  };
}

type PlaceInList = "first" | "last" | null;

/** 본부가 60%, 점주가 40%를 부담한다: an item that ends with its figure has its verb behind the last one. */
const endsWithFigure = /\d\s?(?:%|퍼센트|[가-힣]{1,3}?)?(?:까지|이내|이상|이하|미만|초과|정도|씩)?$/u;

function placeIn(index: number, parts: readonly string[], isKorean: boolean): PlaceInList {
  if (parts.length === 1) return null;
  if (index === 0) return "first";
  return isKorean && index === parts.length - 1 && endsWithFigure.test(parts[index - 1] ?? "") ? "last" : null;
}

/**
 * What a figure's chunk is about, other kinds of figures included. What heads a list before its first item is said of all
 * items, and so is what ends a Korean one behind its last figure.
 */
function keysOf(reading: Part, own: Quantity, place: PlaceInList): Set<string> {
  const item = reading.mentions.findLast(({ start }) => start < own.start);
  const mentions = reading.mentions.filter((mention) => {
    if (place === "first") return mention.start > own.start || mention === item;
    return place !== "last" || mention.start < own.start;
  });
  return new Set([
    ...mentions.map(({ concept, sign, isPolar }) => (isPolar ? `${concept}${sign}` : beginningOf(concept))),
    ...reading.parties.map(({ party }) => party),
    ...reading.quantities
      .filter(({ dimension }) => dimension !== own.dimension)
      .map(({ dimension, value }) => `${dimension} ${value}`),
  ]);
}

/** 조경공사 is about 조경: a word that is not in the table is known by its beginning. */
function beginningOf(concept: string): string {
  return concept.slice(0, /^=[가-힣]/u.test(concept) ? 3 : 5);
}
