import { holdsAnswer } from "../question/answer-kind.ts";
import { type Terms, termsOf } from "../question/terms.ts";
import { type Statement, statementsOf } from "./statements.ts";

/** What was looked for, and the question it was looked for. */
export interface Sought {
  readonly query: string;
  readonly question: string;
}

/** What a passage says about something. */
export interface Reading {
  readonly text: string;
  readonly heading: string | null;
  readonly quoted: boolean;
  /** How much of what was looked for it says, 0 to 1. */
  readonly fit: number;
  /** The same, and whether it holds what was asked for: a date, an amount, a definition. */
  readonly worth: number;
  readonly answers: boolean | null;
}

const longest = 420;
/** A heading that holds so much of what was looked for is what was looked for: all below it is told. */
const wholeHeading = 0.8;
const worths = { pointed: 0.3, kind: 0.2, definition: 0.4 };
const asksDefinition =
  /뭔지|무엇인지|뭐야|뭐예요|무엇|뜻|의미|정의|(?:이)?란\s*[?]?$|what (?:is|are|does)|define|meaning/i;

/**
 * The best statement of a passage: with what it announces, or with all that stands below a heading that was looked for.
 * `pointed` is the sentence that the search took for the best.
 */
export function readPassage(passage: string, pointed: string, { query, question }: Sought): Reading {
  const statements = statementsOf(passage);
  const terms = termsOf(query);
  const sentence = pointed.replace(/\s+/g, " ").trim();
  let best = { at: 0, fit: 0, worth: -1, score: -1 };
  for (const [at, statement] of statements.entries()) {
    const fit = fitOf(statement, terms);
    const worth = fit + extraOf(statement, terms, question) - (announcesNothing(statement) ? worths.kind : 0);
    const score = worth + (sentence !== "" && statement.text.includes(sentence) ? worths.pointed : 0);
    if (score > best.score) best = { at, fit, worth, score };
  }
  const chosen = statements[best.at];
  const heading = chosen?.heading ?? null;
  const whole = heading !== null && terms.coverage(heading) >= wholeHeading;
  const from = whole ? statements.findIndex((statement) => statement.heading === heading) : best.at;
  const text = chosen === undefined ? "" : sayFrom(statements, from, whole || chosen.opens);
  const { fit, worth } = best;
  return { text, heading, quoted: chosen?.kind !== "row", fit, worth, answers: holdsAnswer(question, text) };
}

function fitOf({ text, heading }: Statement, terms: Terms): number {
  const own = terms.coverage(text);
  return heading === null ? own : 0.4 * own + 0.6 * terms.coverage(`${heading} ${text}`);
}

function extraOf({ text }: Statement, { words }: Terms, question: string): number {
  const kind = holdsAnswer(question, text) === true ? worths.kind : 0;
  const term = words.at(-1);
  if (term === undefined || words.length > 2 || !asksDefinition.test(question)) return kind;
  return defines(text, term) ? worths.definition : kind;
}

/** A line that leads to something, cut off from what it leads to. */
function announcesNothing({ text, opens }: Statement): boolean {
  return text.endsWith(":") && !opens;
}

/** "가. 계약자: …을 말합니다", "계약자란 …", "Term means …". */
function defines(text: string, term: string): boolean {
  const at = text.toLowerCase().indexOf(term.toLowerCase());
  return (
    at !== -1 &&
    at <= 12 &&
    /^["'”’」]?\s*(?:[:：]|이?란\s|이?라\s*함은|means\b|refers to\b|is defined as\b)/i.test(
      text.slice(at + term.length),
    )
  );
}

/** A statement, alone or with those that follow it below the same heading, as long as an answer bears. */
function sayFrom(statements: readonly Statement[], from: number, on: boolean): string {
  const first = statements[from];
  if (first === undefined) return "";
  let said = first.text;
  for (const { text, kind, heading } of on ? statements.slice(from + 1) : []) {
    if (kind !== first.kind || heading !== first.heading || said.length + text.length >= longest) break;
    said = `${said} ${text}`;
  }
  return said.length > longest ? `${said.slice(0, longest).replace(/\s\S*$/, "")}…` : said;
}
