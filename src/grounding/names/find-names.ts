import { attributed } from "./attributed.ts";
import { deniesMention } from "./denies-mention.ts";
import { foreignVenues } from "./foreign-venues.ts";
import { furtherWorks } from "./further-work.ts";
import type { KnownNames } from "./known-names.ts";
import { foreignAuthors, mixedAuthors } from "./mixed-authors.ts";
import { withoutProposedTitle } from "./proposed-title.ts";
import { unknownAddresses } from "./unknown-addresses.ts";
import { unknownBracketedAuthors, unknownCoauthors } from "./unknown-coauthors.ts";
import { unknownHangulNames } from "./unknown-hangul-names.ts";
import { unknownLatinNames } from "./unknown-latin-names.ts";
import { unknownLaws } from "./unknown-laws.ts";
import type { UnknownName } from "./unknown-name.ts";
import { unknownNews } from "./unknown-news.ts";
import { unknownNumbered } from "./unknown-numbered.ts";
import { unknownTitles } from "./unknown-titles.ts";
import { unknownYears } from "./unknown-years.ts";

/** Finds what could be a work, an author, a product, a case or a law and occurs nowhere in evidence or question. */
export function findUnknownNames(written: string, known: KnownNames, cited: readonly string[] = []): UnknownName[] {
  const sentence = withoutProposedTitle(written);
  // "None of the abstracts mentions X" claims nothing of X.
  const namesAbsent = deniesMention.test(sentence) && !/(?:19|20)\d{2}/u.test(sentence);
  const found: UnknownName[] = [
    ...unknownAddresses(sentence, known),
    ...(namesAbsent ? [] : [...unknownTitles(sentence, known, cited), ...unknownLatinNames(sentence, known, cited)]),
    ...unknownHangulNames(sentence, known, cited),
    ...unknownBracketedAuthors(sentence, known),
    ...unknownCoauthors(sentence, known),
    ...attributed(sentence, known),
    ...unknownLaws(sentence, known),
    ...unknownNumbered(sentence, known),
    ...unknownNews(sentence, known),
    ...unknownYears(sentence, known),
    ...furtherWorks(sentence, known, cited),
  ];
  if (found.length > 0) return found;
  return [
    ...mixedAuthors(sentence, known),
    ...foreignAuthors(sentence, known, cited),
    ...foreignVenues(sentence, known, cited),
  ];
}
