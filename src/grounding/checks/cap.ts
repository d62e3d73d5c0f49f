import { oneOf } from "#language";
import type { Quantity, Reading } from "#language/meaning";
import type { EvidenceUnit } from "../evidence.ts";
import type { Objection } from "../statement.ts";
import { agreement, type Token, tokensOf } from "../tokens.ts";

/** What every such claim has, and few others. */
const boundSign = /한도|상한|제한|최고액|cap|limit|ceiling|maximum/iu;
/** 상한이 없다, 한도를 두지 아니한다, no cap on it. */
const lifted = new RegExp(
  oneOf`
    (?:한도|상한|상한선|제한|최고액)(?:액|금액)?[이가은는도]?\s(?:전혀\s|따로\s|별도로\s)?없
    (?:한도|상한|상한선|제한|최고액)(?:액|금액)?[을를은는]?\s(?:두|정하|적용하|설정하)지\s?(?:않|아니)
    무제한
    \b(?:cap|limit|limitation|ceiling)s?\s(?:shall|does|do|will)\snot\sapply
    \bno\s(?:\w+\s)?(?:cap|limit|ceiling|maximum)\b
    \bwithout\s(?:any\s|a\s)?(?:\w+\s)?(?:cap|limit|limitation|ceiling)\b
    \bun(?:limited|capped)\b
    \bnot\s(?:be\s)?(?:capped|limited|subject\sto\s(?:any|a)\s(?:cap|limit))\b
  `,
  "iu",
);
/** A bound in words, whatever it is told by. */
const bounded = new RegExp(
  oneOf`
    (?:한도|상한)(?:액|금액)?(?:으로|로|은|는|[를을]\s[^.]{0,20}로\s)\s?(?:한|하|정|[^.]{0,30}(?:이다|로\s한다))
    (?:초과할|넘을)\s수\s없
    (?:초과하지|넘지)\s?(?:못|않|아니)
    \b(?:shall|may|must|will|can)\s?not\s(?:in\s\w+\s\w+\s)?exceed
    \b(?:limited\sto|capped\sat|no\smore\sthan|not\sto\sexceed)\b
  `,
  "iu",
);
const times: ReadonlySet<Quantity["dimension"]> = new Set(["days", "business-days", "months", "hours", "minutes"]);
const ofTime = /기간|기한|시간|일수|개월|\b(?:time|period|long|duration|hours|days)\b/iu;
const dates: ReadonlySet<Quantity["dimension"]> = new Set([
  "date",
  "year",
  "month-day",
  "clock",
  "weekday",
  "frequency",
]);
/** 다만, …: what it bounds is named in the sentence before. */
const exceptionStart = /^(?:다만|단,|그러나|provided|however|but)/iu;

/** "No cap" of what the evidence sets a bound to. */
export function checkCap(claim: Reading, units: readonly EvidenceUnit[]): Objection | null {
  const match = boundSign.test(claim.text) ? lifted.exec(claim.text) : null;
  if (match === null || claim.quantities.some(({ limit }) => limit !== null)) return null;
  const [start, end] = [match.index, match.index + match[0].length];
  const subject = tokensOf(claim).filter(
    (token) => token.kind === "word" && (token.end <= start || token.start >= end),
  );
  let free = 0;
  let elsewhere = 0;
  let most = 0;
  let against: Objection["against"] = null;
  for (const unit of units) {
    let before: readonly Token[] = [];
    for (const { text, sentence, reading } of unit.segments()) {
      if (text !== sentence || reading.isKorean !== claim.isKorean) continue;
      const own = tokensOf(reading);
      const tokens = exceptionStart.test(sentence) ? [...before, ...own] : own;
      before = own;
      const shared = subject.filter((word) => tokens.some((other) => isSame(word, other))).length;
      if (lifted.test(sentence)) free = Math.max(free, shared);
      else if (!isBounded(reading, claim.text)) elsewhere = Math.max(elsewhere, shared);
      else if (shared > most) {
        most = shared;
        against = { label: unit.label, quote: sentence };
      }
    }
  }
  if (against === null || most <= free || most < elsewhere) return null;
  const told =
    claim.text
      .slice(start, end + 30)
      .match(/^[^,.]+/u)?.[0]
      .trim() ?? match[0];
  return {
    status: "contradicts",
    check: "cap",
    reason: {
      ko: `“${told}”: 원문에는 한도가 있습니다`,
      en: `“${told}”: the evidence sets a limit`,
    },
    against,
  };
}

function isBounded({ text, quantities }: Reading, claim: string): boolean {
  if (bounded.test(text)) return true;
  return quantities.some(
    ({ limit, dimension }) =>
      limit === "most" && !dates.has(dimension) && (!times.has(dimension) || ofTime.test(claim)),
  );
}

/** 국내 and 해외 are told of by one meaning, and are two things. */
function isSame(one: Token, other: Token): boolean {
  return agreement(one, other) !== null && sideOf(one) === sideOf(other);
}

function sideOf({ mention }: Token): number {
  return mention?.isPolar === true ? mention.sign * (mention.isDenied ? -1 : 1) : 0;
}
