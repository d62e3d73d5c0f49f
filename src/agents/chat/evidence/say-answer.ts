import { termsOf } from "../question/terms.ts";
import type { EvidenceStatement } from "./statements.ts";

/** A statement as an answer tells it: with all that it would mislead without. */
export interface Said {
  readonly text: string;
  readonly heading: string | null;
  /** The sentence that announces the item: "다음의 경우에는 지급하지 않습니다". */
  readonly lead: string | null;
  readonly quoted: boolean;
}

const longest = 420;
const fewWords = 3;
const wholeHeading = 0.8;
/** A paragraph of an article: what the one before it announces are its own points. */
const paragraph = /^[①-⑳]/;
/** A sentence that takes back part of the one before it. */
const exception = /^(?:[-•*\s]*)(?:다만|단[,\s]|그러나|하지만|그렇지만|예외|however|but\b|except|unless|provided)/i;

/** A sentence is told with its whole paragraph or item, a list with its head; an exception never without its rule. */
export function sayAnswer(chosen: EvidenceStatement, statements: readonly EvidenceStatement[], question = ""): Said {
  const { heading } = chosen;
  if (chosen.kind === "row") return { text: chosen.text, heading, lead: null, quoted: false };
  if (heading !== null && asksForSection(question, heading)) {
    const from = statements.findIndex((statement) => statement.heading === heading);
    const first = statements[from]?.text ?? chosen.text;
    return { text: withList(first, statements, from), heading, lead: null, quoted: true };
  }
  const at = statements.indexOf(chosen);
  const block = statements.filter((statement) => statement.block === chosen.block && statement.kind !== "row");
  const whole = joined(block);
  const text = whole.length <= longest ? whole : joined(withRule(statements, at));
  const told =
    chosen.opens || block.at(-1)?.opens === true
      ? withList(text, statements, statements.indexOf(block.at(-1) ?? chosen))
      : text;
  return { text: told, heading, lead: leadOf(statements, statements.indexOf(block[0] ?? chosen)), quoted: true };
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

/** What a sentence announces, as long as an answer bears. */
function withList(text: string, statements: readonly EvidenceStatement[], at: number): string {
  let said = text;
  const heading = statements[at]?.heading;
  for (const next of statements.slice(at + 1)) {
    if (next.kind === "row" || next.heading !== heading || said.length + next.text.length >= longest) break;
    said = `${said} ${next.text}`;
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
