import { type Reading, rememberedOf } from "#language/meaning";
import { sharedMeanings } from "../align.ts";
import { isLight } from "../doubt/light-words.ts";
import type { EvidenceUnit } from "../evidence.ts";
import type { Segment } from "../segments.ts";
import type { Objection } from "../statement.ts";
import { agreement, isNoun, type Token, tokensOf } from "../tokens.ts";
import { compareWords, countTurned } from "./contrary.ts";
import { denialPlaces, turnsBound } from "./denials.ts";
import { isOnlyTurned } from "./polarity.ts";
import { type SentencePart, sentenceParts } from "./sentence-parts.ts";
import { isOfTheRest } from "./the-rest.ts";

/** A sentence that shares less with a claim is about something else. */
const leastShared = 2;

/** What is said right behind a noun: 나이가 많은, 장학금은 넣지 않는다. */
interface Attribute {
  readonly noun: Token;
  readonly said: Token;
}

interface Told {
  readonly unit: EvidenceUnit;
  readonly segment: Segment;
  readonly said: Token;
}

const particle = /^(?:[은는이가도을를에로]|까지|으로|에서|에게|씩)?\s$/u;

/** 나이가 적은 for 나이가 많은: of one thing what the evidence has the contrary of, and nowhere the same. */
export function checkAttribute(claim: Reading, units: readonly EvidenceUnit[]): Objection | null {
  const mine = attributesOf(claim);
  if (mine.length === 0) return null;
  for (const one of mine) {
    const found: Told[] = [];
    let isSaid = false;
    for (const unit of units)
      for (const segment of unit.segments()) {
        if (segment.text !== segment.sentence || segment.reading.isKorean !== claim.isKorean) continue;
        for (const other of attributesOf(segment.reading)) {
          if (agreement(one.noun, other.noun) !== "letters") continue;
          const how = compareWords(one.said, other.said);
          if (how === "same") isSaid = true;
          else if (how === "contrary") found.push({ unit, segment, said: other.said });
        }
      }
    const [first] = found;
    if (first === undefined || isSaid || found.some((each) => isToldOtherwise(claim, one.said, each))) continue;
    return {
      status: "contradicts",
      check: "attribute",
      reason: {
        ko: `“${claim.text.slice(one.noun.start, one.said.end)}”: 원문은 그 반대로 말합니다`,
        en: `“${claim.text.slice(one.noun.start, one.said.end)}”: the evidence says the contrary`,
      },
      against: { label: first.unit.label, quote: first.segment.sentence },
    };
  }
  return null;
}

/** About something else, of the other side of a bound or of an exception, or with another word turned as well, which says the same again. */
function isToldOtherwise(claim: Reading, said: Token, { unit, segment, said: theirs }: Told): boolean {
  const { reading } = segment;
  if (sharedMeanings(claim, reading) < leastShared || turnsBound(claim, reading)) return true;
  if (isOnlyTurned(claim, reading) || isOfTheRest(claim, segment, unit)) return true;
  // 시작하기 전에 is 시작하지 않았다면.
  if (said.mention?.side === "before" || theirs.mention?.side === "before") return true;
  const [part, other] = [partOf(claim, said), partOf(reading, theirs)];
  if (part === undefined || other === undefined) return true;
  if (isOfOtherThing(claim, said, reading, theirs)) return true;
  // 하는 것을 금지한다: denied, though not as one word is.
  const denials = denialsIn(part, claim);
  if (denials > 0 && denials === denialsIn(other, reading)) return true;
  const others = part.tokens.filter(({ start }) => start !== said.start);
  return countTurned(others, tokensOf(reading)) % 2 === 1;
}

function partOf(reading: Reading, said: Token): SentencePart | undefined {
  return sentenceParts(reading).find(({ tokens }) => tokens.some(({ start }) => start === said.start));
}

/** 집진필터를 물에 씻으면 안 된다, and 프리필터는 물로 씻는다: each is said of a thing that the other does not name. */
function isOfOtherThing(claim: Reading, said: Token, reading: Reading, theirs: Token): boolean {
  const all = tokensOf(reading);
  const topic = all.findLast(
    ({ mention, start }) => mention?.isTopic === true && !mention.isVerb && start < theirs.start,
  );
  const own = tokensOf(claim).filter((token) => token.start < said.start && isNoun(token));
  if (topic === undefined || own.some((token) => agreement(token, topic) !== null)) return false;
  return own.some((token) => all.every(({ key }) => key !== token.key));
}

function denialsIn({ start, text }: SentencePart, reading: Reading): number {
  return denialPlaces(reading).filter((place) => place >= start && place < start + text.length).length;
}

const attributesOf = rememberedOf((reading: Reading): readonly Attribute[] => {
  const { text, isKorean } = reading;
  const tokens = tokensOf(reading);
  return tokens.flatMap((said, at) => {
    const noun = tokens[at - 1];
    if (!isKorean || noun === undefined || said.mention === null) return [];
    const between = text.slice(noun.end, said.start);
    // 11시까지 열리다 is 11시에 끝나다.
    if (isLight(noun) && noun.kind !== "figure") return [];
    if (!isNoun(noun) && (noun.kind !== "figure" || between.startsWith("까지"))) return [];
    if (!said.mention.isVerb && !said.mention.isPolar) return [];
    return particle.test(between) ? [{ noun, said }] : [];
  });
});
