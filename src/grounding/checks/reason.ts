import { allMatches, oneOf } from "#language";
import type { Mention, Reading } from "#language/meaning";
import { sameMeaning } from "#language/meaning";
import type { Alignment } from "../align.ts";
import type { Objection } from "../statement.ts";

/** What stands behind a cause or a purpose in Korean. */
const koreanReason = new RegExp(
  oneOf`
    \s?때문
    \s?덕분
    \s?탓
    (?:으로|로)\s(?:인해|인하여|인한|말미암)
    (?:을|를)\s위(?:해|하여|한)
    하려고
    하고자
    기\s위(?:해|하여|한)
  `,
  "gu",
);
const englishReason = /\b(?:because(?: of)?|due to|owing to|thanks to|caused by|on account of)\s/giu;
const standsForAny = /^(?:일|것|점|사유|이유|원인|까닭|사정|문제|상황|경우|요인)$/u;
/** So many words tell a reason. */
const reasonWords = 3;

/** 서식지를 보호하려고 where the evidence has 산불 예방을 위해: another cause or purpose. */
export function checkReason(claim: Reading, { unit, segment }: Alignment): Objection | null {
  const own = claim.isKorean === segment.reading.isKorean ? reasonsOf(claim) : [];
  const [mine] = own;
  const others = mine === undefined ? [] : reasonsOf(segment.reading);
  const [theirs] = others;
  if (mine === undefined || theirs === undefined) return null;
  const isOfBoth = (word: Mention) =>
    others.flat().some((other) => agree(word, other, claim.text, segment.reading.text));
  if (own.flat().some(isOfBoth)) return null;
  // 어쩔 수 없는 일 때문에: what is named stands for whatever the evidence names.
  if (own.every((words) => standsForAny.test(claim.text.slice(words.at(-1)?.start, words.at(-1)?.end)))) return null;
  const told = ({ text }: Reading, words: readonly Mention[]) => text.slice(words[0]?.start, words.at(-1)?.end).trim();
  return {
    status: "contradicts",
    check: "reason",
    reason: {
      ko: `“${told(claim, mine)}”이(가) 아니라 원문이 든 까닭은 “${told(segment.reading, theirs)}”입니다`,
      en: `The evidence gives “${told(segment.reading, theirs)}” as the reason, not “${told(claim, mine)}”`,
    },
    against: { label: unit.label, quote: segment.sentence },
  };
}

/** The words of each reason that is given; of several, any may be the one that the other side has. */
function reasonsOf(reading: Reading): readonly (readonly Mention[])[] {
  return allMatches(reading.text, reading.isKorean ? koreanReason : englishReason)
    .map(({ 0: words, index }) => reasonAt(reading, index + (reading.isKorean ? 0 : words.length)))
    .filter((reason) => reason.length > 0);
}

function reasonAt({ text, mentions, isKorean }: Reading, at: number): readonly Mention[] {
  if (!isKorean) return mentions.filter(({ start }) => start >= at).slice(0, reasonWords);
  const from = Math.max(text.lastIndexOf(",", at), text.lastIndexOf("은 ", at), text.lastIndexOf("는 ", at));
  return mentions.filter(({ start, end }) => start > from && end <= at + 1).slice(-reasonWords);
}

function agree(one: Mention, other: Mention, text: string, theirText: string): boolean {
  if (one.concept === other.concept || sameMeaning(one.senses, other.senses)) return true;
  const [mine, theirs] = [text.slice(one.start, one.end), theirText.slice(other.start, other.end)];
  return mine.slice(0, 2) === theirs.slice(0, 2) || theirText.includes(mine);
}
