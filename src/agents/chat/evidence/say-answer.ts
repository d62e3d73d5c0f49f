import { type Terms, termsOf } from "../question/terms.ts";
import { isUnfinished } from "./is-unfinished.ts";
import { type EvidenceStatement, isTabular } from "./statements.ts";

/** A statement as an answer tells it: with all that it would mislead without. */
export interface Said {
  readonly kind: "words" | "row";
  readonly text: string;
  readonly heading: string | null;
  /** The sentence that announces the item: "다음의 경우에는 지급하지 않습니다". */
  readonly lead: string | null;
  readonly quoted: boolean;
  /** The rows of the table that the words announce: "경조 휴가는 다음과 같다" says nothing by itself. */
  readonly rows: readonly SaidRow[];
}

export interface SaidRow {
  readonly text: string;
  readonly quoted: boolean;
}

const longest = 420;
const mostRows = 8;
/** Statements that an unfinished one may be completed with. */
const mostRest = 3;
const fewWords = 3;
const wholeHeading = 0.8;
/** A paragraph of an article: what the one before it announces are its own points. */
const paragraph = /^[①-⑳]/;
/** A sentence that takes back part of the one before it. */
const exception = /^(?:[-•*\s]*)(?:다만|단[,\s]|그러나|하지만|그렇지만|예외|however|but\b|except|unless|provided)/i;

/** A sentence is told with its whole paragraph or item, a list with its head; an exception never without its rule. */
export function sayAnswer(chosen: EvidenceStatement, statements: readonly EvidenceStatement[], question = ""): Said {
  const { heading } = chosen;
  if (chosen.kind === "row") return { kind: "row", text: chosen.text, heading, lead: null, quoted: false, rows: [] };
  if (heading !== null && asksForSection(question, heading)) {
    const from = statements.findIndex((statement) => statement.heading === heading);
    const first = statements[from]?.text ?? chosen.text;
    const opener = statements.findIndex((statement) => statement.heading === heading && statement.opens);
    const rows = opener < 0 ? [] : rowsBelow(statements, opener, wordsLeft(question, first));
    const text = withList(first, statements, from, question);
    return { kind: "words", text, heading, lead: null, quoted: true, rows };
  }
  const at = statements.indexOf(chosen);
  const block = statements.filter((statement) => statement.block === chosen.block && statement.kind !== "row");
  const whole = joined(block);
  const text = whole.length <= longest ? whole : joined(withRule(statements, at));
  const last = statements.indexOf(block.at(-1) ?? chosen);
  const opens = chosen.opens || statements[last]?.opens === true;
  return {
    kind: "words",
    text: opens ? withList(text, statements, last, question) : withRest(text, statements, at, last),
    heading,
    lead: leadOf(statements, statements.indexOf(block[0] ?? chosen)) ?? pointOf(chosen),
    quoted: true,
    rows: opens ? rowsBelow(statements, last, wordsLeft(question, text)) : [],
  };
}

/** The point that a statement is indented under, where its heading does not tell it already. */
function pointOf({ points, heading }: EvidenceStatement): string | null {
  const point = points.at(-1) ?? null;
  return point === heading ? null : point;
}

/** The rows right below a statement, those that the question speaks of first. The names of columns that stand above them are none. */
function rowsBelow(statements: readonly EvidenceStatement[], at: number, { coverage }: Terms): SaidRow[] {
  const below = statements.slice(at + 1);
  const end = below.findIndex((statement) => !isTabular(statement));
  const [first, ...others] = end < 0 ? below : below.slice(0, end);
  if (first === undefined) return [];
  const isHead = first.columns && others.some(({ text }) => /\d/.test(text)) && !/\d/.test(first.text);
  return (isHead ? others : [first, ...others])
    .map(({ text, kind }) => ({ text, quoted: kind === "sentence", fit: coverage(text) }))
    .sort((one, other) => other.fit - one.fit)
    .slice(0, mostRows)
    .map(({ text, quoted }) => ({ text, quoted }));
}

/** A question of a few words that are the heading's own asks for all below it. */
function asksForSection(question: string, heading: string): boolean {
  const { words, coverage } = termsOf(question);
  return words.length > 0 && words.length <= fewWords && coverage(heading) >= wholeHeading;
}

/** The sentence, what it takes back, and what takes it back. */
function withRule(statements: readonly EvidenceStatement[], at: number): EvidenceStatement[] {
  let from = at;
  let to = at + 1;
  const same = (index: number) => statements[index]?.block === statements[at]?.block;
  while (from > 0 && same(from - 1) && exception.test(statements[from]?.text ?? "")) from -= 1;
  while (to < statements.length && same(to) && exception.test(statements[to]?.text ?? "")) to += 1;
  return statements.slice(from, to);
}

/** A sentence that was cut where no rule could mend it is told with what follows it: its end may turn it round. */
function withRest(text: string, statements: readonly EvidenceStatement[], at: number, last: number): string {
  if (statements[last]?.columns === true || !text.endsWith(statements[last]?.text ?? "")) return text;
  const { heading } = statements[at] ?? { heading: null };
  let said = text;
  for (const next of statements.slice(last + 1, last + 1 + mostRest)) {
    if (next.item || isTabular(next) || next.heading !== heading || !isUnfinished(said)) break;
    said += ` ${next.text}`;
  }
  return said;
}

/** What a question looks for beside the words that announce an answer: they tell its points apart. */
function wordsLeft(question: string, announcing: string): Terms {
  const { words } = termsOf(question);
  return termsOf(words.filter((word) => !announcing.includes(word)).join(" "));
}

/** What a sentence announces. Of what is longer than an answer bears, the points that the question speaks of come before others. */
function withList(text: string, statements: readonly EvidenceStatement[], at: number, question: string): string {
  const heading = statements[at]?.heading;
  const below = statements.slice(at + 1);
  const depth = statements[at]?.points.length ?? 0;
  const hasPoints = (below[0]?.points.length ?? 0) > depth;
  const end = below.findIndex(
    (next) => isTabular(next) || next.heading !== heading || (hasPoints && next.points.length <= depth),
  );
  const listed = (end < 0 ? below : below.slice(0, end)).map((point, nth) => ({ text: point.text, nth }));
  const { coverage } = wordsLeft(question, text);
  const fits = new Map(listed.map((point) => [point, coverage(point.text)]));
  const likeliest = [...listed].sort((one, other) => (fits.get(other) ?? 0) - (fits.get(one) ?? 0));
  const told: typeof listed = [];
  let length = text.length;
  for (const point of likeliest) {
    length += point.text.length + 1;
    if (length > longest) break;
    told.push(point);
  }
  let said = text;
  let before = -1;
  for (const point of told.sort((one, other) => one.nth - other.nth)) {
    said += `${point.nth === before + 1 ? " " : " … "}${point.text}`;
    before = point.nth;
  }
  return said;
}

/** The sentence above an item that announces it, when only items stand between them. */
function leadOf(statements: readonly EvidenceStatement[], at: number): string | null {
  const item = statements[at];
  if (item === undefined || !item.item) return null;
  for (let above = at - 1; above >= 0; above -= 1) {
    const statement = statements[above];
    if (statement === undefined || statement.heading !== item.heading) return null;
    if (statement.opens) return paragraph.test(item.text) && paragraph.test(statement.text) ? null : statement.text;
    if (!statement.item && statement.block !== statements[above + 1]?.block) return null;
  }
  return null;
}

const joined = (statements: readonly EvidenceStatement[]) => statements.map(({ text }) => text).join(" ");
