import { type Quantity, type Reading, rememberedOf, sameQuantity } from "#language/meaning";
import type { EvidenceUnit } from "../evidence.ts";
import type { Segment } from "../segments.ts";
import type { Objection } from "../statement.ts";
import { denialPlaces, freeDenials } from "./denials.ts";

/** From this share of letter pairs on, either way, a claim says a clause in nearly its own words. */
const nearlyAll = 0.72;

/** Words that each turn what the other says, in whatever sentence they stand. */
const opposites: readonly (readonly [RegExp, RegExp])[] = [
  [/(?<!더 )이상(?=[\s이인을의,.)])/gu, /이하(?=[\s이인을의,.)])/gu],
  [/이내|(?<=[\d일월년주간분초])\s?안에/gu, /이후|(?<=[\d일월년주간분초])\s?(?:뒤|후)에/gu],
  [/미만/gu, /초과/gu],
  [/(?<=[\s가-힣])전(?=까지|에|\s)/gu, /(?<=[\s가-힣])(?:후|뒤)(?=부터|에|\s)/gu],
  [/(?<=[가-힣])만(?=[\s,.])/gu, /(?<=[가-힣])도(?=[\s,.])/gu],
  [/부터/gu, /까지/gu],
  [/또는|거나(?=\s)/gu, /\s및\s|(?<=[가-힣])[와과고](?=\s)/gu],
  [/(?<=[하되으라])면(?=[\s,])/gu, /라도(?=[\s,])/gu],
  [/\band\b/giu, /\bor\b/giu],
  [/\bbefore\b/giu, /\bafter\b/giu],
  [/\bat least\b/giu, /\b(?:at most|up to)\b/giu],
  [/\bonly (?:if|when)\b/giu, /\beven (?:if|when)\b/giu],
  [/\bmore\b/giu, /\b(?:less|fewer)\b/giu],
  ...(
    [
      ["무료", "유료"],
      ["유급", "무급"],
      ["포함", "제외"],
      ["오전", "오후"],
      ["최대", "최소"],
      ["최초", "최종"],
      ["가능", "불가"],
      ["허용", "금지"],
      ["증가", "감소"],
      ["상승", "하락"],
      ["인상", "인하"],
      ["평일", "주말"],
      ["국내", "해외"],
      ["실내", "실외"],
      ["왼쪽", "오른쪽"],
      ["찬성", "반대"],
      ["의무", "선택"],
      ["먼저", "나중"],
      ["개인", "단체"],
      ["상반기", "하반기"],
      ["전액", "일부"],
      ["켜", "꺼"],
      ["높", "낮"],
    ] as const
  ).map(([one, other]) => [new RegExp(one, "gu"), new RegExp(other, "gu")] as const),
  ...(
    [
      ["free", "paid"],
      ["open", "closed"],
      ["included?", "excluded?"],
      ["first", "last"],
      ["increased?", "decreased?"],
      ["rose", "fell"],
      ["higher", "lower"],
      ["longer", "shorter"],
      ["earlier", "later"],
      ["minimum", "maximum"],
      ["optional", "mandatory"],
      ["allowed", "forbidden"],
      ["approved", "rejected"],
      ["for", "against"],
      ["left", "right"],
      ["with", "without"],
    ] as const
  ).map(([one, other]) => [new RegExp(`\\b${one}\\b`, "giu"), new RegExp(`\\b${other}\\b`, "giu")] as const),
];

/**
 * A clause of the evidence in nearly its own words, but for one that turns it: 7일 이후에 for 7일 이내에, 받을 수 없다 for 받을 수 있다. The
 * other checks compare meanings, and a word that a clause has twice tells them nothing.
 */
export function checkNearCopy(claim: Reading, units: readonly EvidenceUnit[]): Objection | null {
  let turned: { readonly unit: EvidenceUnit; readonly segment: Segment } | null = null;
  for (const unit of units)
    for (const segment of unit.segments()) {
      if (segment.reading.isKorean !== claim.isKorean || !isNearCopy(claim, segment.reading)) continue;
      if (!isTurned(claim, segment.reading)) return null;
      turned ??= { unit, segment };
    }
  if (turned === null) return null;
  return {
    status: "contradicts",
    check: "near-copy",
    reason: {
      ko: "원문과 거의 같은 말인데, 뜻을 뒤집는 낱말 하나가 다릅니다",
      en: "Nearly the words of the evidence, but for one that turns their meaning",
    },
    against: { label: turned.unit.label, quote: turned.segment.sentence },
  };
}

function isTurned(claim: Reading, evidence: Reading): boolean {
  if (isOdd(denialPlaces(claim).length, denialPlaces(evidence).length) && !tellsBound(claim, evidence)) return true;
  if (hasOtherFigure(claim, evidence)) return true;
  return opposites.some(([one, other]) => {
    const [mine, mineOther] = [countOf(claim.text, one), countOf(claim.text, other)];
    const [theirs, theirsOther] = [countOf(evidence.text, one), countOf(evidence.text, other)];
    return mine + mineOther === theirs + theirsOther && mine !== theirs;
  });
}

/** Another day, time or amount in the place of one of its kind, though other words of the evidence may have it. */
function hasOtherFigure(claim: Reading, evidence: Reading): boolean {
  const lacks = ({ quantities }: Reading, one: Quantity) => !quantities.some((other) => sameQuantity(one, other));
  const own = claim.quantities.filter((one) => lacks(evidence, one));
  const left = evidence.quantities.filter((one) => lacks(claim, one));
  return own.some(({ dimension, unit }) => left.some((other) => other.dimension === dimension && other.unit === unit));
}

function isOdd(one: number, other: number): boolean {
  return (one + other) % 2 === 1;
}

/** "Not less than six months" and "at least six months": a denial that only makes the same bound. */
function tellsBound(claim: Reading, evidence: Reading): boolean {
  if (isOdd(freeDenials(claim), freeDenials(evidence))) return false;
  return claim.quantities.every((mine) =>
    evidence.quantities.some((other) => sameQuantity(mine, other) && mine.limit === other.limit),
  );
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

export function isNearCopy(claim: Reading, evidence: Reading): boolean {
  const [mine, theirs] = [pairsOf(claim), pairsOf(evidence)];
  const [fewer, more] = mine.size < theirs.size ? [mine, theirs] : [theirs, mine];
  if (fewer.size < nearlyAll * more.size || fewer.size < leastPairs) return false;
  return fewer.intersection(more).size >= nearlyAll * more.size;
}

/** A sentence of a few letters is like another by chance. */
const leastPairs = 8;

/** The pairs of letters next to each other, without how politely the sentence ends. */
const pairsOf = rememberedOf(({ text, isKorean }: Reading): ReadonlySet<string> => {
  const letters = text
    .toLowerCase()
    .replace(isKorean ? /(?:습니다|ㅂ니다|니다|다|요)?[.\s]*$|[\s.,]/gu : /[\s.,]/gu, "");
  const size = isKorean ? 2 : 3;
  const pairs = new Set<string>();
  for (let at = 0; at + size <= letters.length; at++) pairs.add(letters.slice(at, at + size));
  return pairs;
});
