import { opposite, type Reading, sameMeaning } from "#language/meaning";
import type { Alignment } from "../align.ts";
import type { Objection } from "../statement.ts";

/** What is set against what: "A more than B", "A가 B보다". */
interface Comparison {
  readonly more: ReadonlySet<string>;
  readonly less: ReadonlySet<string>;
}

/** The two sides of a comparison told the other way round. */
export function checkComparison(claim: Reading, { unit, segment }: Alignment): Objection | null {
  const mine = comparisonOf(claim.text);
  const theirs = comparisonOf(segment.reading.text);
  if (mine === null || theirs === null) return null;
  const crossed = meet(mine.more, theirs.less) && meet(mine.less, theirs.more);
  const straight = meet(mine.more, theirs.more) && meet(mine.less, theirs.less);
  if (claim.isKorean && !sharesMeasure(claim, segment.reading)) return null;
  const turned = direction(claim) * direction(segment.reading) === -1;
  if (turned ? !straight || crossed : !crossed || straight) return null;
  return {
    status: "contradicts",
    check: "comparison",
    reason: { ko: "비교의 두 쪽이 원문과 반대입니다", en: "The two sides of the comparison are the other way round" },
    against: { label: unit.label, quote: segment.sentence },
  };
}

/** 더 간다 and 짧다 measure two things, or one from both ends; only what is told by the same word can be told the other way round. */
function sharesMeasure(claim: Reading, evidence: Reading): boolean {
  const mine = claim.mentions.at(-1);
  if (mine === undefined) return false;
  return evidence.mentions.some(
    (other) =>
      mine.concept === other.concept || sameMeaning(mine.senses, other.senses) || opposite(mine.senses, other.senses),
  );
}

function direction({ mentions }: Reading): number {
  return mentions
    .filter(({ concept }) => concept === "high" || concept === "increase")
    .reduce<number>((sign, mention) => sign * mention.sign, 1);
}

/** "Less than half", "more than 30" draw a bound and set nothing against anything. */
const than = /^(.*)\s(?:than|instead of|rather than)\s(?!(?:an?\s)?(?:half|third|quarter|\d))([^;]*)/iu;
const boda = /(?:^|\s)(\S+)보다(?:\s|는|도)/u;

function comparisonOf(text: string): Comparison | null {
  const english = /\b(?:than|instead)\b/iu.test(text) ? than.exec(text) : null;
  if (english !== null) return exclusive(words(english[1] ?? ""), words(english[2] ?? ""));
  const korean = text.includes("보다") ? boda.exec(text) : null;
  if (korean === null) return null;
  const less = new Set([korean[1] ?? ""]);
  const subject = [...text.matchAll(/(\S+?)(?:은|는|이|가)(?=\s)/gu)].map(([, word = ""]) => word);
  return exclusive(new Set(subject), less);
}

function words(text: string): Set<string> {
  return new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter(
      (word) => !/^(?:more|less|often|the|those|ones|were|was|likely|had)$/u.test(word),
    ),
  );
}

function exclusive(more: Set<string>, less: Set<string>): Comparison {
  return { more: more.difference(less), less: less.difference(more) };
}

function meet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((word) => other.has(word));
}
