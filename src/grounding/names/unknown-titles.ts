import { allMatches, oneOf } from "#language";
import { authorsIn } from "./authors-in.ts";
import type { KnownNames } from "./known-names.ts";
import { nameAt } from "./name-at.ts";
import { isTranslatedTitle, translatesAs } from "./translated-title.ts";
import type { UnknownName } from "./unknown-name.ts";
import { workWord } from "./work-word.ts";

/** Brackets that Korean keeps for works, and quotation marks and emphasis that it shares with other uses. */
const bracketed = /[「『〈《<]([^「」『』〈〉《》<>\n]{2,120})[」』〉》>]/gu;
const quoted = new RegExp(
  oneOf`
    ["“]([^"“”\n]{3,160})["”]
    (?<![*\p{L}])\*{1,2}([^*\n]{3,160})\*{1,2}(?![*A-Za-z])
    (?<![_\p{L}])_([^_\n]{3,160})_(?![_A-Za-z])
  `,
  "gu",
);

/** 'Feedback Timing in Science' 논문: single quotes hold anything, and a title only where a word for a work follows. */
const singleQuoted = /(?<![\p{L}\p{N}])[‘']([^‘’'\n]{8,160})[’'](?=\s?(?:논문|연구|보고서|백서|조사|책|저서))/gu;

/** What every title stands between. */
const titleSign = /["“”‘’'*_「『〈《<]/u;

/** "정말 도움이 될까?"라는 물음: what is asked, thought or meant is no title. */
const asksRatherThanNames = /^\s?(?:이?라는|하는|는)\s(?:물음|질문|의문|궁금|고민|생각|뜻|의미|걱정)/u;

/** "비교해도 될까요?"라고 여쭤보세요: what somebody is told to say. */
const toBeSaid = /^\s?(?:이?라고|고|하고)\s[^.]{0,24}(?:세요|십시오|까요|게요)[.!?]?$/u;

/** Fewer words in quotation marks may be a term of the answer's own. */
const fewestQuoted = 4;

/** Words that a known author is said to have written. In another script than the source they are a translation. */
function isPutInMouth(quote: string, text: string, known: KnownNames): boolean {
  if (quote.split(/\s+/u).length < fewestQuoted) return false;
  const isHangul = /[가-힣]/u.test(quote);
  return authorsIn(text.replace(quote, " "), known).some(({ name }) =>
    known.sources.some(({ authors, flat }) => authors.has(name) && /[가-힣]{3}/u.test(flat) === isHangul),
  );
}

/** Titles of works that no evidence has, and words put in an author's mouth. */
export function unknownTitles(text: string, known: KnownNames, cited: readonly string[]): UnknownName[] {
  const found: UnknownName[] = [];
  if (!titleSign.test(text)) return found;
  const isKnown = (title: string) => known.hasPhrase(title) || isTranslatedTitle(title, text, known, cited);
  for (const match of [...allMatches(text, bracketed), ...allMatches(text, singleQuoted)])
    if (!isKnown(match[1] ?? "")) found.push(nameAt(match, "title"));
  for (const match of allMatches(text, quoted)) {
    const inner = (match[1] ?? match[2] ?? match[3] ?? "").trim();
    if (translatesAs.test(text.slice(Math.max(0, match.index - 40), match.index))) continue;
    if (isKnown(inner) || asksRatherThanNames.test(text.slice(match.index + match[0].length))) continue;
    const beside =
      text.slice(Math.max(0, match.index - 24), match.index) +
      text.slice(match.index + match[0].length, match.index + match[0].length + 24);
    const rest = text.slice(match.index + match[0].length);
    if (/[?요다]$/u.test(inner) && toBeSaid.test(rest) && !isPutInMouth(inner, text, known)) continue;
    const titleCase = (inner.match(/\b\p{Lu}\p{L}+/gu) ?? []).length >= 2;
    if (
      titleCase ||
      isPutInMouth(inner, text, known) ||
      (/\s/u.test(inner) &&
        (workWord.test(beside) || /titled|entitled|called|라는|이라는|에서는|\((?:19|20)\d{2}/u.test(beside)))
    )
      found.push(nameAt(match, "title"));
  }
  return found;
}
