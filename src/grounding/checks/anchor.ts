import { type Quantity, type Reading, sameQuantity } from "#language/meaning";
import type { Alignment } from "../align.ts";
import type { PreparedEvidence } from "../evidence.ts";
import type { ReadClause } from "../segments.ts";
import type { Objection } from "../statement.ts";

const koreanAnchor = /((?:\S+\s){0,2}\S+?)\s?(?:날|(?<!\d\s?)일)(?:로부터|부터)\s?(?:기산하여\s)?$/u;
/** 개봉 후 6개월, 입사한 지 6개월. */
const koreanAnchorAfter = /((?:\S+\s)?\S+?)(?:\s(?:후|뒤|이후)|[한된난은] 지)\s(?:약\s)?$/u;
/** 36개월은 설치한 날부터 계산한다: behind the period. */
const koreanAnchorBehind = /^\S{0,3}\s((?:\S+\s){0,2}\S+?)\s?(?:날|(?<!\d\s?)일)(?:로부터|부터)(?!\s\d)/u;
const englishAnchor = /^[’']?\s?(?:of|from|after|following|before|prior to)\s((?:\w+\s?){1,5})/iu;

const periods: ReadonlySet<string> = new Set(["minutes", "hours", "days", "business-days", "months"]);

/** A period that is counted from another event: 발송한 날로부터 for 수령한 날로부터. */
export function checkAnchor(
  claim: Reading,
  { unit, segment }: Alignment,
  { read }: PreparedEvidence,
): Objection | null {
  for (const mine of claim.quantities) {
    const own = periods.has(mine.dimension) ? anchorOf(claim, mine, read) : null;
    if (own === null) continue;
    const theirs = segment.reading.quantities
      .filter((other) => sameQuantity(mine, other) && mine.dimension === other.dimension)
      .map((other) => anchorOf(segment.reading, other, read));
    if (theirs.length === 0 || theirs.some((other) => other === null || isSame(own, other))) continue;
    return {
      status: "contradicts",
      check: "anchor",
      reason: {
        ko: `“${own.text}”부터가 아니라 원문은 “${theirs[0]?.text ?? ""}”부터입니다`,
        en: `Counted from “${theirs[0]?.text ?? ""}” in the evidence, not from “${own.text}”`,
      },
      against: { label: unit.label, quote: segment.sentence },
    };
  }
  return null;
}

interface Anchor {
  readonly text: string;
  readonly keys: ReadonlySet<string>;
  /** What happens then, where it is one of a few that exclude each other. */
  readonly moment: string | null;
}

/** 체결일, 종료일, 발송일, 도달일: whatever thing they are told of, one is not the other. */
const moments: Readonly<Record<string, string>> = {
  "sign+": "begun",
  "expire+": "ended",
  "terminate+": "ended",
  "send+": "sent",
  "send-": "arrived",
  "reach+": "arrived",
  "publish+": "published",
};

/** 출판권은 계약 체결일부터: what the clause is about is no part of the day. */
const aboutBefore = /^.*[은는],?\s(?=\S+)/u;

function isSame(own: Anchor, other: Anchor): boolean {
  if (own.moment !== null && other.moment !== null) return own.moment === other.moment;
  return meet(own.keys, other.keys);
}

/** The event that a period is counted from, by its meanings. */
function anchorOf({ text, isKorean }: Reading, { start, end }: Quantity, read: ReadClause): Anchor | null {
  if (isKorean && !/부터| 후 | 뒤 | 이후 | 지 /u.test(text)) return null;
  const phrase = isKorean
    ? (koreanAnchor.exec(text.slice(Math.max(0, start - 40), start))?.[1] ??
      koreanAnchorBehind.exec(text.slice(end, end + 40))?.[1] ??
      koreanAnchorAfter.exec(text.slice(Math.max(0, start - 30), start))?.[1])
    : englishAnchor.exec(
        text.slice(end, end + 60).replace(/\b(?:the )?(?:date|day|time) (?:of|on which|when) /iu, ""),
      )?.[1];
  if (phrase === undefined || /^(?:you|it|they|we|he|she|that|the date|doing)\b/iu.test(phrase)) return null;
  // 그날부터 points back to what is told before.
  if (/(?:^|\s)(?:그|이|위|해당)$/u.test(phrase)) return null;
  const { mentions } = read(`${phrase} `);
  const keys = new Set(mentions.map(({ concept }) => concept));
  if (keys.size === 0) return null;
  const [moment = null, another] = new Set(
    read(`${phrase.replace(aboutBefore, "")} `).mentions.flatMap(
      ({ concept, sign }) => moments[`${concept}${sign === 1 ? "+" : "-"}`] ?? [],
    ),
  );
  return { text: phrase.trim(), keys, moment: another === undefined ? moment : null };
}

function meet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some(
    (key) =>
      other.has(key) ||
      [...other].some(
        (each) =>
          each.startsWith("=") &&
          key.startsWith("=") &&
          (each.includes(key.slice(1, 3)) || key.includes(each.slice(1, 3))),
      ),
  );
}
