import { type Quantity, type Reading, sameQuantity } from "#language/meaning";
import { type Alignment, sharedMeanings } from "../align.ts";
import type { EvidenceUnit, PreparedEvidence } from "../evidence.ts";
import { beginsException } from "../exception-start.ts";
import { flatten } from "../flatten.ts";
import type { Segment } from "../segments.ts";
import type { Objection } from "../statement.ts";
import { computedFrom } from "./computed.ts";
import { toldByDates } from "./computed-dates.ts";
import { freeDenials } from "./denials.ts";
import { isToldAsOtherEnd } from "./other-end.ts";
import { isOtherRate, isStatedRate } from "./rates.ts";
import { isNearGiven, measureOf } from "./rough-figures.ts";
import { isWorkedExample } from "./worked-example.ts";

/** Figures that are written rather than meant: "한 번", "one of", "두 가지". */
function isLoose({ dimension, value, unit, limit }: Quantity): boolean {
  if (dimension === "number") return value <= 3 && limit === null;
  return (dimension === "times" || (dimension === "count" && unit === "things")) && value <= 1;
}

/** 하루 13시간, $25 a month, over twelve months: a period that another figure is for. */
function isBasis({ dimension, value, start, end, text }: Quantity, claim: Reading): boolean {
  const unit =
    (dimension === "days" && (value === 1 || value === 7)) || (dimension === "months" && (value === 1 || value === 12));
  if (unit && /^(?:에|마다|당)/u.test(claim.text.slice(end))) return true;
  // 1kg당 for 킬로그램당.
  if (/^1\D*$/u.test(text) && /^(?:당|마다)/u.test(claim.text.slice(end))) return true;
  return (
    unit &&
    claim.quantities.some(
      (other) => other.start !== start && Math.min(Math.abs(other.start - end), Math.abs(start - other.end)) <= 24,
    )
  );
}

/** Every figure of a claim stands in what it cites, was given by the user, or is worked out from those. */
export function checkFigures(
  claim: Reading,
  units: readonly EvidenceUnit[],
  prepared: PreparedEvidence,
): Objection | null {
  for (const quantity of missingFigures(claim, units, prepared)) return missingFigure(quantity, claim, units, prepared);
  return null;
}

/** The figures of a claim that are neither in what it cites, nor excused, given by the user or worked out. */
export function* missingFigures(
  claim: Reading,
  units: readonly EvidenceUnit[],
  prepared: PreparedEvidence,
  isExcused: typeof isToldOtherwise = isLooseOrTold,
): Generator<Quantity, void> {
  const given = units.flatMap((unit) => unit.quantities());
  const texts = units.map(({ text }) => text);
  for (const quantity of claim.quantities) {
    if (given.some((other) => sameQuantity(quantity, other)) || isExcused(quantity, claim, given, units, prepared))
      continue;
    if (prepared.userQuantities.some((other) => sameQuantity(quantity, other))) continue;
    const all = [...given, ...nearbyOf(prepared, units)];
    const isComputed = () =>
      computedFrom(quantity, all, claim, texts, given) !== null || isWorkedExample(quantity, claim, all);
    if (!(isStatedRate(quantity) && isOtherRate(quantity, claim, units)) && isComputed()) continue;
    yield quantity;
  }
}

/** What is said of a figure that is missing where it is cited, with the words that have another of its kind. */
export function missingFigure(
  quantity: Quantity,
  claim: Reading,
  units: readonly EvidenceUnit[],
  prepared: PreparedEvidence,
): Objection {
  const hasRival = units.some((unit) => unit.quantities().some(({ dimension }) => dimension === quantity.dimension));
  const written = flatten(quantity.text);
  const elsewhere = prepared.units.find((unit) => !units.includes(unit) && unit.flat().includes(written));
  return {
    status: hasRival ? "contradicts" : "unsupported",
    check: "figures",
    reason: {
      ko:
        elsewhere === undefined
          ? `“${quantity.text}”은(는) 인용한 곳에 없습니다`
          : `“${quantity.text}”은(는) 인용한 곳이 아니라 [${elsewhere.label}]에 있습니다`,
      en:
        elsewhere === undefined
          ? `“${quantity.text}” is not in what is cited`
          : `“${quantity.text}” is in [${elsewhere.label}], not in what is cited`,
    },
    against: closestWords(quantity, claim, units),
  };
}

/** A sum may take its base from a short source beside the one that is cited: half of a fee that another article sets. */
const maxNearby = 12;
const maxNearbyLength = 3_000;

function nearbyOf(prepared: PreparedEvidence, units: readonly EvidenceUnit[]): Quantity[] {
  if (prepared.units.length > maxNearby) return [];
  return prepared.units
    .filter((unit) => !units.includes(unit) && unit.text.length <= maxNearbyLength)
    .flatMap((unit) => unit.quantities().filter(({ dimension }) => dimension === "money" || dimension === "percent"));
}

/** A figure that is a way of speaking or an instance, or told otherwise. */
const isLooseOrTold: typeof isToldOtherwise = (quantity, claim, given, units, prepared) =>
  isLoose(quantity) ||
  (isInstance(quantity, given, claim) && isOfBound(quantity, claim, units) && !isOtherRate(quantity, claim, units)) ||
  isToldOtherwise(quantity, claim, given, units, prepared);

/** A figure that is supposed, rounded, or told by other words of the evidence. */
export function isToldOtherwise(
  quantity: Quantity,
  claim: Reading,
  given: readonly Quantity[],
  units: readonly EvidenceUnit[],
  prepared: PreparedEvidence,
): boolean {
  const { dimension, value, end } = quantity;
  if (isBasis(quantity, claim) || isSupposed(claim, quantity, given) || isNearGiven(claim, quantity, given))
    return true;
  if (/^\s?[×x*]/u.test(claim.text.slice(end))) return true;
  if (dimension === "frequency")
    return given.some(({ per }) => per === value) || units.some(({ text }) => namesPeriod(text, value));
  if (dimension === "weekday") {
    const hasDays = given.some((other) => other.dimension === "weekday");
    return (
      !hasDays ||
      // 월요일에만 한다, so 화요일에는 하지 않는다.
      (freeDenials(claim) > 0 && units.some(({ text }) => /요일에?만|\bonly\b/iu.test(text))) ||
      units.some(({ text }) => /주말|평일|weekend|weekday/iu.test(text) || isNextDay(value, given, text))
    );
  }
  if (dimension === "year" && isYearMeant(quantity, units, prepared)) return true;
  if (units.some(({ text }) => toldByDates(quantity, given, text))) return true;
  const isSmallCount = value <= 3 && (dimension === "times" || dimension === "count");
  return isSmallCount && !given.some((other) => other.dimension === dimension);
}

const thatYear = /(?:같은|그|이|당) ?해(?=[\s의에는])|올해|금년|당해|\b(?:the|that|this|same) year\b/iu;

/** "During the year" beside a source that names the year: both are of one document. */
function isYearMeant(year: Quantity, units: readonly EvidenceUnit[], { units: all }: PreparedEvidence): boolean {
  if (all.length > maxNearby || !units.some(({ text }) => thatYear.test(text))) return false;
  return all.some((unit) => unit.quantities().some((other) => sameQuantity(year, other)));
}

/** 화요일, where what falls on a 월요일 is put off to the next day. */
function isNextDay(weekday: number, given: readonly Quantity[], evidence: string): boolean {
  if (!/다음 ?날|익일|이튿날|next day|following day|day after/iu.test(evidence)) return false;
  return given.some(({ dimension, value }) => dimension === "weekday" && (value % 7) + 1 === weekday);
}

/** "1,000만 원을 먼저 갚는다면 … 12만 원": a figure that is only supposed, to work another one out. */
function isSupposed(claim: Reading, quantity: Quantity, given: readonly Quantity[]): boolean {
  const { end, start, limit, side } = quantity;
  if (/^\S*째/u.test(claim.text.slice(end))) return true;
  // "사흘 늦으면 사흘 동안": what is supposed once is no invention the second time.
  const again = claim.quantities.find((other) => other.start < start && sameQuantity(other, quantity));
  if (again !== undefined && isSupposed(claim, again, given)) return true;
  if (limit !== null || side !== null || claim.quantities.length < 2) return false;
  const supposes =
    /^[^,.]{0,30}면(?:\s|,)/u.test(claim.text.slice(end)) ||
    /\b(?:suppose|say|assuming|on a|for a|with a|if)\s[^,.]{0,40}$/iu.test(claim.text.slice(0, start)) ||
    /\bwould\b/iu.test(claim.text);
  return (
    supposes && claim.quantities.some((other) => other !== quantity && !given.some((each) => sameQuantity(each, other)))
  );
}

/** 한도는 9만원이다: a figure that is told as the bound is no instance of it. */
const namesBound = /한도|상한|하한|최대|최소|최저|\b(?:limit|maximum|minimum|cap|ceiling|at most|at least)\b/iu;

/** "5일째 되는 날", where the evidence has "7일 이내": an instance that a bound is about, not another bound. */
function isInstance(quantity: Quantity, given: readonly Quantity[], claim: Reading): boolean {
  const { limit, side } = quantity;
  const kind = measureOf(quantity)?.kind;
  if (limit !== null || kind === undefined || namesBound.test(claim.text)) return false;
  return given.some(
    (other) => measureOf(other)?.kind === kind && other.limit !== null && (side === null || other.side === side),
  );
}

/** What the claim is about has the bound, and no figure of its own: 식비는 5만원 is no instance of how much a night may cost. */
function isOfBound(quantity: Quantity, claim: Reading, units: readonly EvidenceUnit[]): boolean {
  const kind = measureOf(quantity)?.kind;
  let closest: { readonly shared: number; readonly isBound: boolean } | null = null;
  for (const { reading } of units.flatMap((unit) => unit.segments())) {
    const others = reading.quantities.filter((other) => measureOf(other)?.kind === kind);
    if (others.length === 0) continue;
    const isBound = others.some(({ limit }) => limit !== null);
    const shared = sharedMeanings(claim, reading);
    if (closest === null || shared > closest.shared || (shared === closest.shared && isBound))
      closest = { shared, isBound };
  }
  return closest?.isBound ?? true;
}

/** Dimensions that one figure may be read in here and another there: 질문 200개, 200 questions. */
const plainCounts: ReadonlySet<Quantity["dimension"]> = new Set(["count", "number", "times"]);

/** The sentence of the evidence that says most of what the claim says, above all one with another figure of the kind. */
function closestWords(quantity: Quantity, claim: Reading, units: readonly EvidenceUnit[]) {
  let closest: { readonly label: string; readonly quote: string; readonly likeness: number } | null = null;
  for (const { label, segments } of units)
    for (const { reading, sentence } of segments()) {
      const rival = Math.max(0, ...reading.quantities.map((other) => rivalry(quantity, other)));
      const same = claim.quantities.filter((mine) => reading.quantities.some((other) => sameQuantity(mine, other)));
      const likeness = sharedMeanings(claim, reading) + rival + same.length / 2;
      if (likeness > (closest?.likeness ?? 0)) closest = { label, quote: sentence, likeness };
    }
  return closest === null ? null : { label: closest.label, quote: closest.quote };
}

function rivalry(mine: Quantity, { dimension, unit }: Quantity): number {
  if (dimension === mine.dimension) return unit === mine.unit ? 2 : 1.5;
  return plainCounts.has(dimension) && plainCounts.has(mine.dimension) ? 1 : 0;
}

/** A figure of the claim that the cited clause has with another bound, or that belongs to another clause. */
export function checkBounds(claim: Reading, { unit, segment }: Alignment): Objection | null {
  for (const mine of claim.quantities) {
    const same = segment.reading.quantities.filter(
      (other) => sameQuantity(mine, other) && mine.dimension === other.dimension,
    );
    const [first] = same;
    if (first === undefined) {
      const objection = misplaced(mine, claim, unit, segment);
      if (objection !== null) return objection;
      continue;
    }
    const limit = mine.limit !== null && same.every((other) => other.limit !== null && other.limit !== mine.limit);
    const side = mine.side !== null && same.every((other) => other.side !== null && other.side !== mine.side);
    const per =
      mine.per !== null &&
      // 매일 19시: every day, but a time of day is for no period.
      mine.dimension !== "clock" &&
      same.every((other) => other.per !== mine.per && (other.per !== null || !hasPeriod(segment, mine.per, unit)));
    const isOtherEnd = isToldAsOtherEnd(mine, claim, unit);
    if (!limit && !side && !per && !isOtherEnd) continue;
    // The other side of a bound, with the opposite said of it, is the same rule.
    if (!per && !isOtherEnd && (freeDenials(claim) + freeDenials(segment.reading)) % 2 === 1) continue;
    if (!isOtherEnd && fitsElsewhere(mine, claim, unit, segment)) continue;
    if (limit && tellsBothSides(mine, claim, segment)) continue;
    return {
      status: "contradicts",
      check: "bounds",
      reason: {
        ko: `“${claim.text.slice(mine.start, mine.end + 8).trim()}”: 원문은 “${segment.reading.text.slice(first.start, first.end + 8).trim()}”입니다`,
        en: `“${claim.text.slice(mine.start, mine.end + 16).trim()}”: the evidence says “${segment.reading.text.slice(first.start, first.end + 16).trim()}”`,
      },
      against: { label: unit.label, quote: segment.sentence },
    };
  }
  return null;
}

const pastBound =
  /넘기|넘겨|넘긴|넘길|지나|지난|경과|늦[으어게은]|초과|\b(?:after that|later|late|exceed\w*|beyond|overdue)\b/iu;

/** 10일 이내에 내야 하며 기한을 넘기면 …: what holds past the bound is told, too, without its figure. */
function tellsBothSides(
  { limit, start, end }: Quantity,
  claim: Reading,
  { sentence, text, reading }: Segment,
): boolean {
  // 10분이 지나도록 오지 않으면 is 10분 안에 오지 않으면.
  if (/^(?:이|가)?\s?(?:지나|넘|되)도록/u.test(claim.text.slice(end)) && freeDenials(reading) > 0) return true;
  const [before, after] = [claim.text.slice(Math.max(0, start - 16), start), claim.text.slice(end, end + 12)];
  if (limit !== "least" || !(pastBound.test(after) || /\b(?:exceed\w*|beyond|past|over)\s$/iu.test(before)))
    return false;
  const behind = sentence.slice(sentence.indexOf(text) + (reading.quantities[0]?.end ?? 0));
  return pastBound.test(behind);
}

function hasPeriod({ reading, sentence }: Segment, days: number | null, unit: EvidenceUnit): boolean {
  if (reading.quantities.some(({ dimension, value }) => dimension === "frequency" && value === days)) return true;
  // 헥타르당 0, 2, 5톤을 넣었다. 5톤에서는 …: what a figure is for each of is told once.
  if (days === 0 && /[가-힣]당\s|\b(?:per|each)\s/u.test(unit.text)) return true;
  // 1박에 8만원까지. 다만, 서울은 10만원까지: the exception is for the period of its rule.
  return days !== null && namesPeriod(beginsException(sentence) ? unit.text : reading.text, days);
}

const periodWords: Readonly<Record<number, RegExp>> = {
  30: /월|달|month/iu,
  365: /년|연|year|annual/iu,
  7: /주|week/iu,
};

/** Whether a text has a word for a period of so many days. */
function namesPeriod(text: string, days: number): boolean {
  return (periodWords[days] ?? /일|하루|\d박|day|night|당/iu).test(text);
}

/** Another clause of the unit has the figure with the same bound, and is about as close to the claim. */
function fitsElsewhere(mine: Quantity, claim: Reading, unit: EvidenceUnit, segment: Segment): boolean {
  const here = sharedMeanings(claim, segment.reading);
  return unit
    .segments()
    .some(
      ({ reading }) =>
        reading.quantities.some(
          (other) =>
            sameQuantity(mine, other) &&
            (mine.limit === null || other.limit === mine.limit) &&
            (mine.side === null || other.side === mine.side) &&
            (mine.per === null || other.per === mine.per),
        ) && sharedMeanings(claim, reading) >= here - 1,
    );
}

/** The figure stands in the unit, but the clause that the claim is about has another of its kind. */
function misplaced(
  mine: Quantity,
  claim: Reading,
  unit: EvidenceUnit,
  { reading: clause, sentence }: Segment,
): Objection | null {
  if (mine.dimension === "year" || mine.dimension === "date") return null;
  if (isLoose(mine) || claim.quantities.filter(({ dimension }) => dimension === mine.dimension).length > 1) return null;
  if (!unit.quantities().some((other) => sameQuantity(mine, other) && other.dimension === mine.dimension)) return null;
  const rivals = clause.quantities.filter(
    ({ dimension, unit: kind }) => dimension === mine.dimension && kind === mine.unit,
  );
  const [rival] = rivals;
  if (rival === undefined || rivals.length > 1 || isInstance(mine, [rival], claim)) return null;
  const home = unit.segments().filter(({ reading }) => reading.quantities.some((other) => sameQuantity(mine, other)));
  // The same bound elsewhere is what the claim is about, however much it shares with this clause.
  const isBound = (other: Quantity) => sameQuantity(mine, other) && mine.limit !== null && other.limit === mine.limit;
  if (home.some(({ reading }) => reading.quantities.some(isBound))) return null;
  const closest = Math.max(0, ...home.map(({ reading }) => sharedMeanings(claim, reading)));
  if (sharedMeanings(claim, clause) < closest + 1) return null;
  return {
    status: "contradicts",
    check: "bounds",
    reason: {
      ko: `“${mine.text}”은(는) 다른 항목의 수치이고, 여기는 “${rival.text}”입니다`,
      en: `“${mine.text}” belongs to something else; here it is “${rival.text}”`,
    },
    against: { label: unit.label, quote: sentence },
  };
}
