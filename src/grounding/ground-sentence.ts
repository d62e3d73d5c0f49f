import { cellsOfRow } from "#language";
import type { Reading } from "#language/meaning";
import type { Localized, StatementMark } from "#protocol";
import { type Alignment, align } from "./align.ts";
import { isNearCopy } from "./checks/index.ts";
import { citedUnits, maxSentenceLength, withoutMarks } from "./cited.ts";
import { readClaim } from "./claim.ts";
import { type DoubtOptions, doubtAbout } from "./doubt/index.ts";
import type { EvidenceUnit, PreparedEvidence } from "./evidence.ts";
import { type Steps, takeSteps } from "./in-step.ts";
import { type FoundMark, marksIn } from "./marks.ts";
import { findUnknownNames } from "./names/find-names.ts";
import type { UnknownName } from "./names/unknown-name.ts";
import { madeUpQuote, verbatimIn } from "./quotes.ts";
import type { CheckName, Objection, Verdict, VerdictEvidence } from "./statement.ts";
import { objectionToRow, rowOfEvidence } from "./table-row.ts";
import { tellsFigureOfMatter } from "./tells-of-matter.ts";
import { agreement, type Token, tokensOf } from "./tokens.ts";
import { toldAgain } from "./told-again.ts";

/** A sentence without a mark is compared only with what it is plainly about. */
const uncitedLeast = { shared: 3, score: 0.6 };

/** A column may be named after a work: Smith et al., Novak 2019. */
const tellsWork = /(?:19|20)\d{2}|\bet al\b/u;

export interface SentenceOptions extends DoubtOptions {
  /** Evidence that the sentence leans on although its mark stands behind a later one. */
  readonly leansOn?: readonly EvidenceUnit[];
  /** Its marks, where the caller has looked for them already. */
  readonly marks?: readonly FoundMark[];
  /** It names the columns of a table: capitals alone make no name there. */
  readonly isTableHead?: boolean;
  /** It is a row of a table; the row that names its columns. */
  readonly tableHead?: string | null;
}

/** The status of one sentence, by code alone. */
export function groundSentence(text: string, prepared: PreparedEvidence, options: SentenceOptions = {}): Verdict {
  return takeSteps(groundingSteps(text, prepared, options));
}

/** The same in steps. */
export function* groundingSteps(
  text: string,
  prepared: PreparedEvidence,
  {
    leansOn = [],
    marks = marksIn(text.slice(0, maxSentenceLength), prepared),
    isTableHead = false,
    tableHead = null,
    without = new Set(),
    weights,
    learnedWords,
  }: SentenceOptions = {},
): Steps<Verdict> {
  const of = (status: Verdict["status"], evidence: VerdictEvidence[], objection?: Objection): Verdict => ({
    text,
    status,
    reason: objection?.reason ?? null,
    check: objection?.check ?? null,
    evidence,
    marks: marks.flatMap(placesOf),
    correction: null,
  });
  const objected = (objection: Objection) =>
    of(objection.status, objection.against === null ? [] : [objection.against], objection);

  const bare = withoutMarks(text.slice(0, maxSentenceLength), marks);
  const stray = marks.flatMap(({ units }) => units.filter(({ unit }) => unit === null))[0];
  if (stray !== undefined && !without.has("mark")) return objected(unknownMark(stray.label));
  if (!/[\p{L}\p{N}]/u.test(bare)) return of("own-words", []);

  const cited = citedUnits(marks);
  const units = cited.length > 0 ? cited : leansOn;
  const verbatim = verbatimIn(bare, units.length > 0 ? units : prepared.units);
  if (verbatim !== null) return of("quoted", [verbatim]);
  const invented = units.length > 0 && !without.has("quote") ? madeUpQuote(bare, units, prepared) : null;
  if (invented !== null) return objected(invented);
  yield;
  const labels = units.map((unit) => unit.label);
  const names = without.has("names") ? [] : findUnknownNames(bare, prepared.names(), labels);
  const name = names.find(({ kind }) => kind !== "name" || !isTableHead || tellsWork.test(bare));
  if (name !== undefined) return objected(unknownName(name));

  if (tableHead !== null && units.length > 0) {
    const against = objectionToRow(bare, tableHead, { units, isCited: cited.length > 0, prepared });
    if (against !== null) return objected(against);
  }
  yield;
  const toldInRow = tableHead === null ? null : cellInWords(bare);
  const claim = readClaim(toldInRow ?? bare, prepared.read);
  yield;
  const alignments = align(claim.reading, units.length > 0 ? units : prepared.about(text));
  const [best] = alignments;
  if (units.length === 0 && !isAboutMatter(best) && !tellsFigureOfMatter(claim.reading, prepared))
    return of("own-words", []);
  const compared = units.length > 0 ? units : [...new Set(alignments.map(({ unit }) => unit))];
  const isComparable = units.length > 0 || isPlainlyAbout(best);
  yield;
  // A row leaves out most words that a sentence has: which it lacks or adds tells nothing.
  const unasked = tableHead === null ? without : new Set<CheckName>([...without, "wording"]);
  const { objection, isClear } =
    isComparable && (tableHead === null || toldInRow !== null)
      ? yield* doubtAbout(claim, compared, prepared, { without: unasked, weights, learnedWords })
      : { objection: null, isClear: false };
  if (objection !== null && (units.length > 0 || objection.check !== "figures")) return objected(objection);
  const evidence = best === undefined ? [] : [{ label: best.unit.label, quote: best.segment.sentence }];
  if (units.length === 0) return of("uncited", evidence);
  const again = tableHead === null ? toldAgain(bare, units) : rowOfEvidence(bare, tableHead, units);
  if (again !== null) return of("supported", [again]);
  return of(
    isClear && isBorneOut(claim.reading, best) ? "supported" : "unchecked",
    evidence.length > 0 ? evidence : openings(units),
  );
}

const fewestWords = 3;

/** The cell of a row that says something, rather than a name or a figure. */
function cellInWords(row: string): string | null {
  const longest = cellsOfRow(row).reduce((one, other) => (other.length > one.length ? other : one), "");
  return longest.split(/\s+/u).length < fewestWords ? null : longest;
}

/** A clause of the evidence in nearly its own words and in their order, of which nothing is left out. */
function isBorneOut(claim: Reading, best: Alignment | undefined): boolean {
  if (best === undefined || best.coverage <= 0.95 || best.shared < 2) return false;
  const { reading } = best.segment;
  const [mine, theirs] = [tokensOf(claim), tokensOf(reading)];
  return isNearCopy(claim, reading) && keepsOrder(mine, theirs) && keepsOrder(theirs, mine) && keepsBounds(claim, best);
}

/** What a clause says of a figure goes with it: 8만원까지 is no 8만원. */
function keepsBounds(claim: Reading, { segment }: Alignment): boolean {
  return segment.reading.quantities.every(({ limit, side, per, value }) =>
    claim.quantities.some(
      (mine) => mine.value === value && mine.limit === limit && mine.side === side && mine.per === per,
    ),
  );
}

function keepsOrder(mine: readonly Token[], theirs: readonly Token[]): boolean {
  let from = 0;
  return mine.every((token) => {
    const at = theirs.findIndex((other, place) => place >= from && agreement(token, other) !== null);
    from = at + 1;
    return at >= 0;
  });
}

function isAboutMatter(best: Alignment | undefined): boolean {
  return best !== undefined && best.score >= 0.5 && best.shared >= 2.5;
}

function isPlainlyAbout(best: Alignment | undefined): boolean {
  return best !== undefined && best.score >= uncitedLeast.score && best.shared >= uncitedLeast.shared;
}

function openings(units: readonly EvidenceUnit[]): VerdictEvidence[] {
  return units.slice(0, 1).map(({ label, text }) => ({ label, quote: text.slice(0, 300) }));
}

function placesOf({ start, end, units }: FoundMark): StatementMark[] {
  return units.map(({ unit }) => ({ start, end, label: unit?.label ?? null }));
}

function unknownMark(label: string): Objection {
  return {
    status: "unknown-name",
    check: "mark",
    reason: { ko: `[${label}]에 해당하는 자료가 없습니다`, en: `There is no source [${label}]` },
    against: null,
  };
}

function unknownName(name: UnknownName): Objection {
  return { status: "unknown-name", check: "names", reason: whyUnknown(name), against: null };
}

function whyUnknown({ text, kind, years }: UnknownName): Localized {
  if (years !== undefined && years.known.length > 0)
    return {
      ko: `“${years.told}”: “${text}”의 자료는 ${years.known.join(", ")}년 것입니다`,
      en: `“${years.told}”: what “${text}” wrote is of ${years.known.join(", ")}`,
    };
  if (kind === "mixed")
    return {
      ko: `“${text}”은(는) 여기서 말하는 자료의 저자가 아닙니다`,
      en: `“${text}” did not write what is told of here`,
    };
  return {
    ko: `“${text}”은(는) 찾은 자료에도 질문에도 없습니다`,
    en: `“${text}” occurs in no evidence and not in the question`,
  };
}
