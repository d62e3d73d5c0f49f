import { type Reading, rememberedOf } from "#language/meaning";
import type { Alignment } from "../align.ts";
import { isLight } from "../doubt/light-words.ts";
import type { EvidenceUnit, PreparedEvidence } from "../evidence.ts";
import type { Objection } from "../statement.ts";
import { agreement, type Token, tokensOf } from "../tokens.ts";
import { isOtherSide } from "./changes.ts";
import { denialPlaces } from "./denials.ts";
import { type Half, halvesOf } from "./halves.ts";
import { areParallel } from "./parallel-heads.ts";

/**
 * 주황색이면 점검, 빨간색이면 교체 told as 주황색이면 교체: what the evidence says in one of two parallel clauses, told of what the other is
 * about. The claim has words that only one of them begins with and words that only the other goes on with, and lacks what stands in
 * their place.
 */
export function checkCrossed(
  claim: Reading,
  { unit, segment }: Alignment,
  prepared: PreparedEvidence,
): Objection | null {
  const sentence = prepared.read(segment.sentence);
  if (sentence.isKorean !== claim.isKorean) return null;
  const mine = tokensOf(claim);
  const halves = halvesOf(sentence);
  for (const said of halves) {
    if (!meet(mine, said.rest) || isDeniedOddly(claim, said, prepared)) continue;
    for (const about of [...halves, ...othersLike(said, unit, segment.sentence)]) {
      if (about === said || about.mark !== said.mark || !areApart(about, said)) continue;
      const crossing = crossingOf(claim, about, said, halves.includes(about) ? 1 : leastMoved);
      if (crossing === null || isSaidElsewhere(crossing, unit, segment.sentence)) continue;
      return {
        status: "contradicts",
        check: "crossed",
        reason: {
          ko: `원문은 “${crossing.said.stem}”을(를) “${crossing.about.stem}”이(가) 아니라 다른 것에 대해 말합니다`,
          en: `The evidence says “${crossing.said.stem}” of something else than “${crossing.about.stem}”`,
        },
        against: { label: unit.label, quote: segment.sentence },
      };
    }
  }
  return null;
}

interface Crossing {
  readonly about: Token;
  readonly said: Token;
}

/** So many words of a clause that is told of what another sentence is about. */
const leastMoved = 2;

/** Clauses of other sentences about something of the same kind. */
function othersLike(said: Half, unit: EvidenceUnit, sentence: string): Half[] {
  return clausesOf(unit).flatMap((each) =>
    each.sentence !== sentence && areParallel(each.half, said) ? [each.half] : [],
  );
}

const clausesOf = rememberedOf((unit: EvidenceUnit) =>
  unit
    .segments()
    .filter(({ text, sentence }) => text === sentence)
    .flatMap(({ sentence, reading }) => halvesOf(reading).map((half) => ({ sentence, half }))),
);

/** What stands for the other clause's words says little of its own; what stands for all that is left says nothing. */
const refersBack = /\b(?:it|so|this|that|these|those|them)\b|그렇|이를/iu;
const others = /\b(?:others?|anything|the rest|no|none|neither)\b|그 밖|그밖|나머지|다른/iu;
/** 시행은, 금액은: what is told of the matter of the clause before. */
const aspect = /(?:시행|적용|기간|기한|금액|비용|결과|방법|시기|시점|장소|대상|조건|효력|지급|신청|접수)[은는이가]$/u;

/** Each is about something of its own. */
function areApart(about: Half, said: Half): boolean {
  if (refersBack.test(about.text) || isParty(about) !== isParty(said)) return false;
  if ([about, said].some(({ headText }) => others.test(headText) || aspect.test(headText))) return false;
  return !meet(about.rest, said.head) && !meet(said.rest, about.head);
}

function crossingOf(claim: Reading, about: Half, said: Half, least: number): Crossing | null {
  const mine = tokensOf(claim);
  const head = ownWords(about.head, said).filter(({ stem }) => stem.length > 1);
  const otherHead = ownWords(said.head, about);
  if (otherHead.length === 0 || meet(mine, otherHead)) return null;
  const rest = ownWords(about.itemEnd === null ? said.rest : said.itemWords(about.itemEnd), about);
  const isBack = refersBack.test(said.text);
  const otherRest = isBack ? about.rest.slice(0, 1) : ownWords(itemOf(about, said), said);
  if (otherRest.length === 0 || meet(mine, otherRest)) return null;
  const taken = head.filter((token) => has(mine, token));
  const words = rest.filter(({ kind }) => kind !== "figure");
  const moved = words.filter((token) => has(mine, token));
  const [what] = taken;
  const first = moved.find((token) => mine.some((each) => agreement(each, token) === "letters"));
  if (what === undefined || first === undefined || moved.length < least) return null;
  // A word or two of a longer clause may be of anything.
  if (taken.length * 2 < head.length || moved.length * 2 < words.length) return null;
  return isBack && !areDoing(claim, mine, head, moved) ? null : { about: what, said: first };
}

/** Whoever has a role is of another kind than what is told of; what only looks like a name (음악회) may be of any. */
function isParty({ head }: Half): boolean {
  const last = head.at(-1);
  return last?.kind === "party" && last.key !== `p:${last.stem}`;
}

function itemOf(about: Half, said: Half): readonly Token[] {
  return said.itemEnd === null ? about.rest : about.itemWords(said.itemEnd);
}

const doerBefore = /^\S*\s(?:(?:who|had|has|also)\s)*$/u;

/** "It was Falk who objected": an act right behind whoever does it. */
function areDoing({ text }: Reading, mine: readonly Token[], who: readonly Token[], acts: readonly Token[]): boolean {
  return mine.some((token, at) => {
    const next = mine[at + 1];
    return (
      next !== undefined && has(who, token) && has(acts, next) && doerBefore.test(text.slice(token.end, next.start))
    );
  });
}

/** The words of one clause that the other does not have. */
function ownWords(words: readonly Token[], other: Half): Token[] {
  return words.filter(
    (token) => (token.kind === "figure" || !isLight(token)) && !has(other.head, token) && !has(other.rest, token),
  );
}

function has(tokens: readonly Token[], token: Token): boolean {
  return tokens.some((each) => agreement(each, token) !== null && !isOtherSide(each, token));
}

function meet(one: readonly Token[], other: readonly Token[]): boolean {
  return other.some((token) => has(one, token));
}

/** What is denied of the other one may well be so. */
function isDeniedOddly(claim: Reading, said: Half, prepared: PreparedEvidence): boolean {
  return (denialPlaces(claim).length + denialPlaces(prepared.read(said.text)).length) % 2 === 1;
}

/** Another sentence may say it of both. */
function isSaidElsewhere({ about, said }: Crossing, unit: EvidenceUnit, sentence: string): boolean {
  return unit.segments().some((segment) => {
    if (segment.sentence === sentence) return false;
    const tokens = tokensOf(segment.reading);
    return has(tokens, about) && has(tokens, said);
  });
}
