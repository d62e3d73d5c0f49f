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

/** The text without titles that it proposes, letter for letter as long. */
export function withoutProposedTitle(text: string): string {
  return /title|제목|가제/iu.test(text)
    ? text.replace(proposed, (_, lead: string, title: string) => lead + " ".repeat(title.length))
    : text;
}
