import { sentencesOf } from "#language";
import { type Heading, lineEnd } from "./heading.ts";

/** How many of the entries must come again, and how many must have no text of their own: one or the other may be read amiss. */
const comeAgain = 0.6;
const withoutText = 0.8;

/**
 * Drops a table of contents: a run of headings that come again further on by number and title, and say nothing themselves.
 * Articles of one sentence each say something, and those of an annex behind them have other titles.
 */
export function withoutContents(text: string, headings: readonly Heading[]): Heading[] {
  const restart = headings.findIndex(
    (heading, at) => at > 0 && heading.index <= (headings[at - 1]?.index ?? 0) && heading.index === 1,
  );
  if (restart <= 0) return [...headings];
  const entries = headings.slice(0, restart);
  const articles = headings.slice(restart);
  const byLabel = Map.groupBy(articles, ({ label }) => label);
  const repeated = entries.filter((entry) => byLabel.get(entry.label)?.some(({ title }) => announces(entry, title)));
  const empty = entries.filter((entry, at) => !saysSomething(text, entry, entries[at + 1]?.start));
  const isContents = repeated.length >= comeAgain * entries.length && empty.length >= withoutText * entries.length;
  return isContents ? articles : [...headings];
}

/** "제1조 목적 3" announces 제1조(목적). */
function announces(entry: Heading, title: string): boolean {
  const [announced, titled] = [lettersOf(entry.title), lettersOf(title)];
  return announced.startsWith(titled) || titled.startsWith(announced);
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
