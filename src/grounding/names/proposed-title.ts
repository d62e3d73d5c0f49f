import { oneOf } from "#language";

const kinds = "working|possible|tentative|provisional|short|new|better";
const leads = oneOf`
  such\sas
  like
  (?:could|would|might)\sbe
  is
`;
/** A working title such as “…”: what the answer proposes to call something. */
const proposed = new RegExp(
  String.raw`((?:\b(?:${kinds})\s(?:sub)?titles?\s(?:${leads})|(?:가제(?:는|로는?)|제목으로는))\s{0,2})(["“‘'][^"“”‘’'\n]{3,160}["”’'])`,
  "giu",
);
const wordings = oneOf`
  \bsomething\slike
  \b(?:word|phrase|put|write|label|name)\s(?:it|this|that|(?:an?\s|the\s|your\s)(?:\w+\s){1,3}?)\s?as
`;
/** You could word it as “…”, something like “…” would make a title. */
const proposedWords = new RegExp(String.raw`((?:${wordings})\s{0,2})(["“][^"“”\n]{3,160}["”])`, "giu");

/** The text without titles that it proposes, letter for letter as long. */
export function withoutProposedTitle(text: string): string {
  const blank = (_: string, lead: string, words: string) => lead + " ".repeat(words.length);
  const rest = /title|제목|가제/iu.test(text) ? text.replace(proposed, blank) : text;
  return /["“]/u.test(rest) ? rest.replace(proposedWords, blank) : rest;
}
