import { oneOf } from "#language";
import type { Reading } from "#language/meaning";

const anyNumber = new RegExp(
  oneOf`
    몇 번이(?:든|고|나)
    몇 번을 \S+든
    횟수(?:에|는)? ?(?:제한|상관) ?없
    얼마든지
    \bany number of times\b
    \bas (?:often|many times) as (?:you|they|one)\b
    \brepeatedly\b
    \bmore than once\b
    \bwithout limit\b
  `,
  "iu",
);
/** Once, and not 한 번에 (at a time) or once a week. */
const onceOnly = new RegExp(
  oneOf`
    (?<![가-힣\d])(?:한 번|1회|한 차례|1번)(?:만|에 한|까지|에만)
    (?<![가-힣\d])(?:한 번|1회|한 차례|1번)\s(?=\S*(?:연장|변경|바꿀|양도|취소|신청|이용|할 수))
    \bonce\b(?! (?:an?|per|every|each|the|you|it|they|we|all|this|that|your|in)\b)
    \bone (?:time|change) only\b
  `,
  "iu",
);
/** The first time is enough. */
const alreadyOnce = new RegExp(
  oneOf`
    한 번이라도
    한 번만 \S+(?:도|면)
    (?:첫|처음) ?(?:위반|번째|회|번)(?:부터|에도?)
    \beven once\b
    \b(?:just|only) one\b
    \ba single\b
    \bfirst (?:time|offen[cs]e|breach|warning)\b
  `,
  "iu",
);

/** 몇 번이든, where it is allowed once; 한 번이라도, where it takes three times: the words of both sides. */
export function toldOftener(claim: Reading, evidence: Reading): readonly [string, string] | null {
  const any = anyNumber.exec(claim.text)?.[0];
  const once = any === undefined ? undefined : onceOnly.exec(evidence.text)?.[0];
  if (any !== undefined && once !== undefined && !anyNumber.test(evidence.text)) return [any, once.trim()];
  const first = alreadyOnce.exec(claim.text)?.[0];
  if (first === undefined || alreadyOnce.test(evidence.text)) return null;
  const [needed, ...more] = evidence.quantities.filter(({ dimension }) => dimension === "times");
  const isSeveral = needed !== undefined && more.length === 0 && needed.value > 1 && needed.limit !== "most";
  return isSeveral && !claim.quantities.some(({ dimension, value }) => dimension === "times" && value > 1)
    ? [first, needed.text]
    : null;
}
