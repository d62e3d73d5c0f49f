import type { Reading } from "#language/meaning";
import type { Localized } from "#protocol";
import type { EvidenceUnit } from "../evidence.ts";
import type { Objection } from "../statement.ts";
import { agreement, type Token, tokensOf } from "../tokens.ts";

/** Two conditions that are joined, and how. */
interface Conditions {
  readonly joins: "and" | "or";
  readonly first: readonly Token[];
  readonly second: readonly Token[];
}

const korean = {
  or: /거나,?\s|또는\s/u,
  and: /(?:이고|하고|으며|하며|이며|이면서|면서|[었았]고|[하되]면서|동시에),?\s|\s및\s/u,
  /** 하면, 한 경우에, 할 때에 한해, 하는 업체: where the conditions end. */
  ends: /(?:[가-힣]면|경우|때|[은는인한]\s(?:사람|분|자|업체|기관|회원|학생|직원|고객|세대|가구|것))(?=[\s,에만라로이은는])/u,
} as const;
const english = {
  or: /\bor\b/iu,
  and: /\band\b/iu,
  starts: /\b(?:if|when|where|provided(?: that)?|unless|only if|as long as|who|which)\b/iu,
} as const;

const asked: Readonly<Record<Conditions["joins"], Localized>> = {
  or: {
    ko: "원문은 두 조건이 모두 맞아야 한다는데, 하나만 맞으면 되는 것처럼 말합니다",
    en: "It asks for either condition where the evidence asks for both",
  },
  and: {
    ko: "원문은 두 조건 가운데 하나만 맞으면 된다는데, 모두 맞아야 하는 것처럼 말합니다",
    en: "It asks for both conditions where the evidence asks for either",
  },
};

/** 7일 이내이고 쓰지 않았으면 told as 7일 이내이거나: two conditions of which both are needed told as either, or the other way round. */
export function checkEither(claim: Reading, units: readonly EvidenceUnit[]): Objection | null {
  const mine = conditionsOf(claim);
  if (mine === null) return null;
  for (const unit of units)
    for (const { text, sentence, reading } of unit.segments()) {
      if (text !== sentence || reading.isKorean !== claim.isKorean) continue;
      const theirs = conditionsOf(reading);
      if (theirs === null || theirs.joins === mine.joins || !areSame(mine, theirs)) continue;
      return {
        status: "contradicts",
        check: "either",
        reason: asked[mine.joins],
        against: { label: unit.label, quote: sentence },
      };
    }
  return null;
}

/** The first two joined conditions of a sentence; null where there are none, or where they are joined in both ways. */
function conditionsOf(reading: Reading): Conditions | null {
  const { text, isKorean } = reading;
  const [from, to] = isKorean
    ? [0, korean.ends.exec(text)?.index ?? 0]
    : [english.starts.exec(text)?.index ?? text.length, clauseEnd(text)];
  const condition = text.slice(from, to);
  const says = isKorean ? korean : english;
  const [or, and] = [says.or.exec(condition), says.and.exec(condition)];
  const join = or ?? and;
  if (join === null || (or !== null && and !== null)) return null;
  const at = from + join.index;
  const tokens = tokensOf(reading);
  return {
    joins: or === null ? "and" : "or",
    first: tokens.filter(({ start }) => start >= from && start < at),
    second: tokens.filter(({ start }) => start >= at && start < to),
  };
}

function clauseEnd(text: string): number {
  const starts = english.starts.exec(text)?.index ?? 0;
  const end = text.slice(starts).search(/[,;.]\s|[.;]$/u);
  return end < 0 ? text.length : starts + end;
}

/** Each of them has a word of its own that the other sentence has on the same side, and nowhere else. */
function areSame(mine: Conditions, theirs: Conditions): boolean {
  const has = (tokens: readonly Token[], token: Token) => tokens.some((other) => agreement(token, other) !== null);
  const keeps = (own: readonly Token[], rest: readonly Token[], same: readonly Token[], other: readonly Token[]) =>
    own.some((token) => has(same, token) && !has(other, token) && !has(rest, token));
  return (
    keeps(mine.first, mine.second, theirs.first, theirs.second) &&
    keeps(mine.second, mine.first, theirs.second, theirs.first)
  );
}
