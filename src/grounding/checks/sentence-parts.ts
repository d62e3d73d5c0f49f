import { allMatches, oneOf } from "#language";
import { type Reading, rememberedOf } from "#language/meaning";
import { type Token, tokensOf } from "../tokens.ts";

/** A part of a sentence that says one thing of something. */
export interface SentencePart {
  readonly text: string;
  /** Where in the sentence it begins. */
  readonly start: number;
  readonly tokens: readonly Token[];
  /** It is set against the part before it: 지만, but. */
  readonly isContrast: boolean;
}

const contrast = oneOf`
  지만
  으나
  [가-힣][하되]나
  는데
  [가-힣]되
`;
/** 창고 and 광고 are nouns, 한다고 tells what is said, 하고 있다 is one verb. */
const joined = oneOf`
  (?<![창광최재경신권참공중장다라자냐])고(?!,?\s(?:있|싶|나[서면]|난))
  며
  면서
  므로
`;
const english = String.raw`;\s|,?\s(?:but|while|whereas|although|though|yet|however)\s|,\sand\s`;
const border = new RegExp(
  String.raw`(?<=(?:${contrast}|${joined})),?\s|(?<=[은는이가]),\s(?=[^,]{2,40}[은는이가]\s)|${english}`,
  "giu",
);
const isSetAgainst = new RegExp(`(?:${contrast})$`, "u");
const englishContrast = /but|while|whereas|though|yet|however/iu;

/** The parts of a sentence, finer than its clauses: each with the words it has of the sentence's reading. */
export const sentenceParts = rememberedOf((reading: Reading): readonly SentencePart[] => {
  const { text } = reading;
  const tokens = tokensOf(reading);
  const parts: SentencePart[] = [];
  let from = 0;
  let isContrast = false;
  const close = (to: number) => {
    const own = tokens.filter(({ start }) => start >= from && start < to);
    if (own.length > 0) parts.push({ text: text.slice(from, to), start: from, tokens: own, isContrast });
  };
  for (const { 0: found, index } of allMatches(text, border)) {
    close(index);
    isContrast = isSetAgainst.test(text.slice(from, index)) || englishContrast.test(found);
    from = index + found.length;
  }
  close(text.length);
  return parts;
});
