import { allMatches } from "#language";
import { type Reading, rememberedOf } from "#language/meaning";
import { type Token, tokensOf } from "../tokens.ts";
import { englishHeads, type HeadMark, koreanHeads } from "./clause-heads.ts";

/** A clause: what or which case it is about, and what it says of that. */
export interface Half {
  readonly mark: HeadMark;
  readonly head: readonly Token[];
  readonly headText: string;
  readonly rest: readonly Token[];
  readonly text: string;
  /** 서보라는 유자를, 마정우는 흑임자를 제안했다: it ends with its item, and what the last one says behind its own is meant by all. */
  readonly itemEnd: ItemEnd | null;
  /** The words of its item, if it has one that ends so. */
  itemWords(end: ItemEnd): readonly Token[];
}

type ItemEnd = "figure" | "object" | "place" | "subject";

const koreanBorder = /(?<![면때은는]|경우|경우에),\s|;\s|(?<=[가-힣](?:고|며|지만|으나|는데|되))[,]?\s/gu;
const englishBorder = /;\s|,\s(?:and|but|while|whereas|though)\s|\s(?:while|whereas|but)\s/giu;

/** The clauses of a sentence by what they are about; one without a head of its own goes on with the one before. */
export const halvesOf = rememberedOf((reading: Reading): readonly Half[] => {
  const { text, isKorean } = reading;
  const tokens = tokensOf(reading);
  const halves: (Half & { readonly rest: Token[] })[] = [];
  for (const { start, end } of partsOf(text, isKorean ? koreanBorder : englishBorder)) {
    const part = text.slice(start, end);
    const own = tokens.filter((token) => token.start >= start && token.start < end);
    const before = halves.length;
    for (const place of isKorean ? koreanHeads(part) : englishHeads(part)) {
      const headEnd = start + place.end;
      const head = own.filter((token) => token.start >= start + place.start && token.start < headEnd);
      const rest = own.filter((token) => token.start >= headEnd);
      if (head.length === 0) continue;
      halves.push({
        mark: place.mark,
        head,
        headText: text.slice(start + place.start, headEnd),
        rest,
        text: part,
        itemEnd: isKorean ? itemEndOf(part) : null,
        itemWords(as) {
          const reach = itemShapes[as].exec(text.slice(headEnd, end));
          return reach === null ? [] : rest.filter((token) => token.start < headEnd + reach.index + reach[0].length);
        },
      });
    }
    if (halves.length === before) halves.at(-1)?.rest.push(...own);
  }
  return halves;
});

function partsOf(text: string, border: RegExp): { readonly start: number; readonly end: number }[] {
  const parts: { start: number; end: number }[] = [];
  let start = 0;
  for (const { index, 0: sign } of allMatches(text, border)) {
    parts.push({ start, end: index });
    start = index + sign.length;
  }
  return [...parts, { start, end: text.length }];
}

/** How an item ends, the surest first. */
const itemShapes: Readonly<Record<ItemEnd, RegExp>> = {
  figure: /\d\s?(?:[천백만억]\s?)*(?:[가-힣]{1,3}?|%)?(?=[\s,.]|[의을를]\s|$)/u,
  object: /[가-힣][을를](?=\s|$)/u,
  place: /[가-힣](?:에서|에|으?로|까지|부터)(?=\s|$)/u,
  subject: /[가-힣][이가](?=\s|$)/u,
};
const itemEnds: readonly ItemEnd[] = ["figure", "object", "place", "subject"];

function itemEndOf(part: string): ItemEnd | null {
  const last = part.slice(part.lastIndexOf(" ") + 1);
  return itemEnds.find((end) => itemShapes[end].test(last)) ?? null;
}
