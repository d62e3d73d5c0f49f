import { sentencesOf } from "#language";
import { type Heading, lineEnd } from "./heading.ts";

/** How many of the entries must come again, and how many must have no text of their own: one or the other may be read amiss. */
const comeAgain = 0.6;
const withoutText = 0.8;

/**
 * Drops a table of contents: a run of headings that come again further on by number and title, and say nothing themselves.
 * Articles of one sentence each say something, and those of an annex behind them have other titles. Where the run is called
 * a table of contents, or is nothing but headings, the numbers are enough: titles are often worded otherwise there.
 */
export function withoutContents(text: string, headings: readonly Heading[]): Heading[] {
  const restart = headings.findIndex(
    (heading, at) => at > 0 && heading.index <= (headings[at - 1]?.index ?? 0) && heading.index === 1,
  );
  if (restart <= 0) return [...headings];
  const entries = headings.slice(0, restart);
  const articles = headings.slice(restart);
  const byLabel = Map.groupBy(articles, ({ label }) => label);
  const isList = isCalledContents(text, entries) || isBareList(text, entries);
  const repeated = entries.filter((entry) =>
    byLabel.get(entry.label)?.some(({ title }) => isList || announces(entry, title)),
  );
  const empty = entries.filter((entry, at) => !saysSomething(text, entry, entries[at + 1]?.start));
  const isContents = repeated.length >= comeAgain * entries.length && empty.length >= withoutText * entries.length;
  return isContents ? articles : [...headings];
}

/** "제1조 목적 3" announces 제1조(목적), and so does 제1조(계약의 목적). */
function announces(entry: Heading, title: string): boolean {
  const [announced, titled] = [lettersOf(entry.title), lettersOf(title)];
  return announced.includes(titled) || titled.includes(announced);
}

const contentsTitle = /^[\s#*>|<[(【-]*(?:목\s*차|차\s*례|(?:table\s+of\s+)?contents)[\s*|>\])】-]*$/i;
/** A chapter, or the head of a column, may stand between the title and the first entry. */
const titleDistance = 120;

function isCalledContents(text: string, [first]: readonly Heading[]): boolean {
  const start = first?.start ?? 0;
  const from = Math.max(0, start - titleDistance);
  // What is cut is no whole line.
  const lines = text
    .slice(from, start)
    .split("\n")
    .slice(from === 0 ? 0 : 1);
  return lines.some((line) => contentsTitle.test(line));
}

const fewestBare = 3;

/** Titles in brackets with no word between them. A line of words behind a number may be all that its article says. */
function isBareList(text: string, entries: readonly Heading[]): boolean {
  if (entries.length < fewestBare) return false;
  return entries.every(({ start, end, title }, at) => {
    const next = entries[at + 1]?.start ?? lineEnd(text, end, undefined);
    const heading = text.slice(start, end).trim();
    return title !== "" && /[)\]】]$/.test(heading) && !/\p{L}/u.test(text.slice(end, next).replace(pageNumber, ""));
  });
}

const lettersOf = (title: string) => title.replace(/[^\p{L}]/gu, "").toLowerCase();

/** Whether words follow a heading: any behind its title on its line, or sentences below it. What follows the last entry is not its own. */
function saysSomething(text: string, { end, title }: Heading, next: number | undefined): boolean {
  const ownEnd = lineEnd(text, end, next);
  const own = text.slice(end, ownEnd).replace(pageNumber, "");
  if (title === "" ? isSentence(own) : /\p{L}/u.test(own)) return true;
  if (next === undefined) return false;
  return sentencesOf(text, ownEnd, next).some((sentence) => isSentence(text.slice(sentence.start, sentence.end)));
}

const pageNumber = /\b(?:p|pp|page)\b\.?(?=\s?\d)|(?<=\d\s?)(?:쪽|면|페이지)/gi;
const isSentence = (words: string) => /[\p{L})\]”"][.!?。]["”)]?\s*$|[다함음]\s*$/u.test(words);
