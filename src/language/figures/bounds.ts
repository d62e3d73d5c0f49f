import { oneOf } from "../one-of.ts";
import type { Quantity } from "./quantity.ts";

interface Place {
  readonly start: number;
  readonly end: number;
}

/** What may stand between a figure and the word that bounds it: particles, a closing bracket, "분의". */
const gap = String.raw`^[’']?\s?(?:\([^)]{0,20}\))?\)?(?:\s?(?:을|를|이|가|은|는|의|에도|에는|에|에서|치|분|간|씩|동안|의 기간을|의 기간이))?\s?`;
const exceed = new RegExp(
  `${gap}(?:초과|넘(?!기|겨)|웃|상회|지나|지난|지났|경과|exceed|or more|or above|or longer|and above)`,
  "iu",
);
const fallShort = new RegExp(`${gap}(?:미만|못 미|채 (?:안|되)|밑|하회|or less|or fewer|or under|or below)`, "iu");
const least = new RegExp(String.raw`${gap}(?:이상|밖에서|밖의|밖에\s(?!안|없|못)|바깥|at minimum)`, "iu");
const most = new RegExp(`${gap}(?:이하|이내|내에|안에|안이|안으로|내로|한도|at most|at maximum)`, "iu");
const before = new RegExp(
  `${gap}(?:전(?!체|부|액|화|자|원|시|기)|이전|앞|prior|preceding|before|in advance|earlier|ahead)`,
  "iu",
);
const after = new RegExp(
  String.raw`${gap}(?:후(?!보|불)|이후|뒤|(?:지나|지난|경과한|지나고 나서|이 지난)\s?(?:후|뒤|다음|때|날)?|after|from|following|later)`,
  "iu",
);
/** 30일 전까지 is at least 30 days before; 2일까지 is two days at most. */
const noLaterThan = new RegExp(`${gap}(?:이전|전)까지`, "iu");
const upTo = new RegExp(`${gap}까지`, "iu");
const negated = /^.{0,14}?(?:지 않|지 아니|지 못|지는 않|지도 않|수 없|수는 없|아니 된|안 된|안 되|아니 되|수가 없)/u;
/** 6개월이 지난 직원은 신청할 수 없다: what is denied is told of the employee, and the six months are over all the same. */
const ofNoun = new RegExp(String.raw`${gap}(?:지난|경과한|넘은|초과한)\s(?!후|뒤|다음|이후|때|날|경우|시점)`, "u");
/** 석 달 넘게 내지 않은 회원 is past three months; 석 달 넘게 쓸 수 없다 is not. */
const asAdverb = /^(?:게|도록)\s/u;
const forbids = /^(?:게|도록)\s(?:\S+\s)?\S+\s(?:수(?:는|가)? 없|(?:안|아니) [된되됩])/u;
const leastBeforeWords = oneOf`
  최소
  최소한
  적어도
  at least
  more than
  over
  a minimum of
  not less than
  no less than
  no fewer than
  exceeds?
  exceeding
  above
  in excess of
`;
const leastBefore = new RegExp(String.raw`(?:${leastBeforeWords})\s?(?:금\s?)?$`, "iu");
const mostBeforeWords = oneOf`
  최대
  최대한
  많아야
  많아도
  at most
  up to
  no more than
  not more than
  within
  no later than
  (?<!\bno\s|\bnot\s)less than
  under
  (?<!\bno\s|\bnot\s)fewer than
  a maximum of
  below
  not exceed
  not exceeding
  capped at
  limited to
  by
`;
const mostBefore = new RegExp(String.raw`(?:${mostBeforeWords})\s?(?:금\s?)?(?:\w+\s\()?$`, "iu");
const deniedBefore = /\b(?:not|cannot|never|n['’]t)\s[^,.;]*(?:more than|over|exceed|above)\s$/iu;
/** 오후 3시 is no time after anything. */
const afterBefore = /(?:(?<!오)후|뒤|다음|after|following)\s?$/u;

/** 3개월이 지나기 전에: within the three months. */
const whileItLasts = new RegExp(`${gap}(?:지나|경과하|되)기 전`, "iu");
const noLaterThanBefore = /\b(?:no|not) later than\s$/iu;

/** The least or the most, before or after: by the words around a figure. "10%를 넘지 못한다" is the most. */
export function boundsOf(text: string, { start, end }: Place): Pick<Quantity, "limit" | "side"> {
  const behind = text.slice(end, end + 40);
  const front = text.slice(Math.max(0, start - 24), start);
  if (behind.includes("기 전") && whileItLasts.test(behind)) return { limit: "most", side: null };
  const side = sideOf(behind, front);
  // "no later than 90 days before" is at least 90 days before.
  const limit = side === "before" && noLaterThanBefore.test(front) ? "least" : limitOf(behind, front);
  return { limit, side };
}

/** What any of the bounds behind a figure begins with; most figures have none. */
const maybeBounded = new RegExp(
  `${gap}(?:[초넘웃상지경미못채밑하밖바내안한까전앞후뒤되]|이[상하내전후 ]|or|and|at|exc|pr|bef|in a|ear|ahe|aft|fro|fol|lat)`,
  "iu",
);

function limitOf(behind: string, front: string): Quantity["limit"] {
  return limitBehind(behind) ?? limitBefore(front);
}

function limitBehind(behind: string): Quantity["limit"] {
  if (!maybeBounded.test(behind)) return null;
  const over = exceed.exec(behind);
  if (over !== null) {
    const rest = behind.slice(over[0].length);
    if (ofNoun.test(behind)) return "least";
    return (asAdverb.test(rest) ? forbids : negated).test(rest) ? "most" : "least";
  }
  const under = fallShort.exec(behind);
  if (under !== null) return !/채\s/u.test(under[0]) && negated.test(behind.slice(under[0].length)) ? "least" : "most";
  if (least.test(behind) || noLaterThan.test(behind)) return "least";
  return most.test(behind) || upTo.test(behind) ? "most" : null;
}

function limitBefore(front: string): Quantity["limit"] {
  // "not exceed" bounds from above although "exceed" alone does not: the longer phrase is asked first.
  if (mostBefore.test(front)) return "most";
  if (!leastBefore.test(front)) return null;
  // "may not work more than 20 hours" is the most, too.
  return deniedBefore.test(front) ? "most" : "least";
}

function sideOf(behind: string, front: string): Quantity["side"] {
  const isBounded = maybeBounded.test(behind);
  if (isBounded && before.test(behind)) return "before";
  const later = isBounded ? after.exec(behind) : null;
  if (later !== null) return !ofNoun.test(behind) && negated.test(behind.slice(later[0].length)) ? "before" : "after";
  return afterBefore.test(front) ? "after" : null;
}

const periodsBefore: readonly (readonly [RegExp, number])[] = [
  [
    /(?:(?:^|[\s(,])월|월세|매월|매달|월간|월 요금:|월 이용료:|한 달에|monthly(?: \w+){0,4}(?: of)?)\s?(?:금\s?)?$/u,
    30,
  ],
  [/(?:월|매월|한 달)\s?평균\s?(?:[가-힣]{1,8}\s)?(?:약\s)?$/u, 30],
  [/(?:연|1년에|한 해)\s?평균\s?(?:[가-힣]{1,8}\s)?(?:약\s)?$/u, 365],
  [/(?:(?:^|[\s(,])연|매년|연간|연간 합계|1년에|annual(?: \w+){0,4}(?: of)?)\s?(?:금\s?)?$/u, 365],
  [/(?:(?:^|[\s(,])일|매일|하루|하루에|하루마다|1일당|일당)\s?(?:금\s?)?$/u, 1],
  [/(?:(?:^|[\s(,])주|매주|주간|일주일에)\s?(?:금\s?)?$/u, 7],
];
/** 사고당, 1인당: for each of something that is no time. */
const eachBefore = /(?:^|\s)(?!해당)\S{1,4}당\s(?:금\s?)?$|\bper \w+ (?:of )?$/u;
const periodsAfter: readonly (readonly [RegExp, number])[] = [
  [/^\s?(?:per month|a month|each month|monthly|every month|\/월)/iu, 30],
  [/^\s?(?:per annum|per year|a year|each year|annually|yearly|p\.a\.|\/년)/iu, 365],
  [/^\s?(?:per day|a day|each day|daily|\/일)/iu, 1],
  [/^\s?(?:per week|a week|each week|weekly)/iu, 7],
];

/** What every period before a figure has; most figures have none. */
const maybePeriod = /[월달연년해일루주당]|monthly|annual|per /u;

/** The period a figure is for, in days: "월 120만원" is for 30. */
export function periodOf(text: string, { start, end }: Place): number | null {
  const front = text.slice(Math.max(0, start - 24), start);
  const behind = text.slice(end, end + 16);
  const hasSign = maybePeriod.test(front);
  return (
    (hasSign ? periodsBefore.find(([pattern]) => pattern.test(front))?.[1] : undefined) ??
    periodsAfter.find(([pattern]) => pattern.test(behind))?.[1] ??
    (hasSign && eachBefore.test(front) ? 0 : null)
  );
}
