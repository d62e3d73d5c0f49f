import { oneOf } from "#language";
import { type Quantity, type Reading, sameQuantity } from "#language/meaning";
import type { Alignment } from "../align.ts";
import type { Objection } from "../statement.ts";

const changes = oneOf`
  줄
  늘
  감소
  증가
  올[라랐리렸]
  오[르른]
  내[리려렸]
  상승
  하락
  인상
  인하
  낮아
  높아
  낮[추춰췄]
  단축
  연장
  떨어
  절감
`;
const koreanLevel = new RegExp(String.raw`^(?:으로|로|까지)\s(?:\S+\s)?(?:${changes})`, "u");
const koreanChange = new RegExp(String.raw`^(?:만큼|이나|가|이|을|를)?\s(?:더\s|덜\s)?(?:${changes})`, "u");
const englishVerb =
  /\b(?:f[ae]ll|fallen|r[io]se|risen|gr[eo]w|cut|drop|dropped|increas|decreas|reduc|lower|rais|climb|shr[aiu]nk|went)/iu;

/** Whether a figure says by how much something changes, or what it changes to. */
function roleOf({ text, isKorean }: Reading, { start, end }: Quantity): "change" | "level" | null {
  if (isKorean) {
    // The particle may have been read with the figure: 0.72로.
    const from = /\d(?:으로|로)$/u.test(text.slice(start, end))
      ? text.lastIndexOf("로", end) - (text[end - 2] === "으" ? 1 : 0)
      : end;
    const behind = text.slice(from, from + 14);
    if (koreanLevel.test(behind)) return "level";
    return koreanChange.test(behind) ? "change" : null;
  }
  const before = /\b(by|to)\s(?:about\s|around\s|only\s)?$/iu.exec(text.slice(Math.max(0, start - 14), start))?.[1];
  if (before === undefined || !englishVerb.test(text)) return null;
  return before.toLowerCase() === "by" ? "change" : "level";
}

/** 19분 줄었다 where the evidence has 19분으로 줄었다: what something changed to, told as by how much it changed. */
export function checkChange(claim: Reading, { unit, segment }: Alignment): Objection | null {
  if (claim.isKorean !== segment.reading.isKorean) return null;
  for (const mine of claim.quantities) {
    const role = roleOf(claim, mine);
    if (role === null) continue;
    const theirs = segment.reading.quantities.filter((other) => sameQuantity(mine, other));
    const roles = theirs.map((other) => roleOf(segment.reading, other));
    if (roles.length === 0 || roles.some((other) => other === null || other === role)) continue;
    return {
      status: "contradicts",
      check: "change",
      reason: {
        ko: `“${mine.text}”은(는) 원문에서 ${role === "change" ? "달라진 뒤의 값입니다" : "달라진 폭입니다"}`,
        en: `“${mine.text}” is ${role === "change" ? "what it changed to" : "by how much it changed"} in the evidence`,
      },
      against: { label: unit.label, quote: segment.sentence },
    };
  }
  return null;
}
