import { oneOf } from "#language";
import type { Reading } from "#language/meaning";
import { isLight } from "../doubt/light-words.ts";
import type { EvidenceUnit } from "../evidence.ts";
import type { Segment } from "../segments.ts";
import type { Objection } from "../statement.ts";
import { agreement, isNoun, type Token, tokensOf } from "../tokens.ts";
import { countTurned } from "./contrary.ts";
import { turnsBound } from "./denials.ts";
import { isOnlyTurned } from "./polarity.ts";
import { isOfTheRest } from "./the-rest.ts";

/** 누르지 않아도 된다, 누를 필요가 없다, 거르지 않고 바로, no need to press, without pressing. */
const waives = {
  ko: /^\S*(?:지\s(?:않아도|않고\s(?:바로|그냥|그대로|곧바로))|\s필요(?:[는가도])?\s?없)/u,
  en: new RegExp(
    String.raw`\b(?:${oneOf`
      no need to
      need not
      without
      (?:do|does|will) not (?:need|have) to
      (?:do|does|wo)n[’']t (?:need|have) to
    `})\s(?:\w+ly\s)?$`,
    "iu",
  ),
} as const;
/** 누른 뒤, 눌러 주세요, 눌러야 합니다: asked for. */
const asks = new RegExp(
  oneOf`
    ^\S*\s?(?:주세요|주시기|주십시오|바랍니다)
    ^\S*(?:십시오|세요)
    ^\S*야만?\s?(?:한|합|하|됩|된|돼|해)
    ^\S*[은는]?\s(?:뒤|다음|후)(?=[에\s,])
    ^\S*고\s나서
  `,
  "u",
);
const asksBefore = /(?:^|[.;,]\s|\b(?:must|should|to|then|and|always|please)\s)$/iu;
const onlySome = /만\s|한해|한하여|\bonly\b/iu;

/** 흘려보낼 필요 없이 for 흘려보낸 뒤: what the evidence asks for, told as not needed. */
export function checkWaived(claim: Reading, units: readonly EvidenceUnit[]): Objection | null {
  const tokens = tokensOf(claim);
  for (const [at, act] of tokens.entries()) {
    if (!isWaived(claim, act)) continue;
    const thing = tokens[at + (claim.isKorean ? -1 : 1)];
    for (const unit of units)
      for (const segment of unit.segments()) {
        const { text, sentence, reading } = segment;
        if (text !== sentence || reading.isKorean !== claim.isKorean || !isAsked(reading, act)) continue;
        if (thing !== undefined && isNoun(thing) && !isLight(thing) && !has(reading, thing)) continue;
        if (isOtherCase(claim, act, segment, unit)) continue;
        return {
          status: "contradicts",
          check: "waived",
          reason: {
            ko: `“${act.stem}”: 원문은 그렇게 하라고 합니다`,
            en: `“${act.stem}”: the evidence asks for it`,
          },
          against: { label: unit.label, quote: sentence },
        };
      }
  }
  return null;
}

function has(reading: Reading, token: Token): boolean {
  return tokensOf(reading).some((other) => agreement(other, token) !== null);
}

function isWaived({ text, isKorean }: Reading, { mention, start, end }: Token): boolean {
  if (mention === null) return false;
  return isKorean ? waives.ko.test(text.slice(end)) : waives.en.test(text.slice(0, start));
}

/** The evidence has it as something to be done, and nowhere in this sentence as something that need not be. */
function isAsked(reading: Reading, act: Token): boolean {
  const { text, isKorean } = reading;
  const own = tokensOf(reading).filter((token) => agreement(token, act) !== null || beginsAlike(token, act));
  if (own.some(({ mention }) => mention?.isDenied === true)) return false;
  return own.some(({ start, end }) => (isKorean ? asks.test(text.slice(end)) : asksBefore.test(text.slice(0, start))));
}

/** 흘려버릴 and 흘려버린, which no table has. */
function beginsAlike({ stem: one }: Token, { stem: other }: Token): boolean {
  return one.length > 3 && other.length > 3 && /^[가-힣]/u.test(one) && one.slice(0, 3) === other.slice(0, 3);
}

/** For some only, beyond a bound, of an exception, or with another word turned: 알레르기가 없으면 알릴 필요가 없다. */
function isOtherCase(claim: Reading, act: Token, segment: Segment, unit: EvidenceUnit): boolean {
  const { reading } = segment;
  if (onlySome.test(reading.text) || turnsBound(claim, reading) || isOnlyTurned(claim, reading)) return true;
  if (isOfTheRest(claim, segment, unit)) return true;
  const others = tokensOf(claim).filter(({ start }) => start !== act.start);
  return countTurned(others, tokensOf(reading)) > 0;
}
