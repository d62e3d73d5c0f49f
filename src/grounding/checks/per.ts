import { allMatches } from "#language";
import type { Reading } from "#language/meaning";
import type { Alignment } from "../align.ts";
import type { Objection } from "../statement.ts";

/** What something is given or charged for, a kind a line. */
const kinds = `
person: 인 명 사람 회원 이용자 어른 성인 person people head member guest adult
household: 세대 가구 가정 집 household family home
firm: 업체 기업 회사 사업장 company firm business
team: 팀 조 부서 반 학급 team department class
room: 객실 방 실 room
session: 회 번 건 session visit time order
`;
const kindOf: ReadonlyMap<string, string> = new Map(
  kinds
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [kind = "", words = ""] = line.split(": ");
      return words.split(" ").map((word): [string, string] => [word, kind]);
    }),
);
const all = [...kindOf.keys()].sort((a, b) => b.length - a.length).join("|");
const korean = new RegExp(String.raw`(${all})\s?(?:당(?![일시사장연])|마다)`, "gu");
const english = new RegExp(String.raw`\b(?:per|each|every)\s(${all})\b`, "giu");
const sign = /당|마다|\bper\b|\beach\b|\bevery\b/iu;

/** 한 사람마다 2병 where the evidence has 세대당 2병. */
export function checkPer(claim: Reading, { unit, segment }: Alignment): Objection | null {
  if (!sign.test(claim.text) || !sign.test(segment.reading.text)) return null;
  const mine = kindsIn(claim);
  const theirs = kindsIn(segment.reading);
  if (mine.size === 0 || theirs.size === 0 || [...mine.keys()].some((kind) => theirs.has(kind))) return null;
  const [[, own] = []] = mine;
  const [[, other] = []] = theirs;
  return {
    status: "contradicts",
    check: "per",
    reason: {
      ko: `“${own ?? ""}”이(가) 아니라 원문은 “${other ?? ""}”입니다`,
      en: `The evidence says “${other ?? ""}”, not “${own ?? ""}”`,
    },
    against: { label: unit.label, quote: segment.sentence },
  };
}

function kindsIn({ text, isKorean }: Reading): Map<string, string> {
  return new Map(
    allMatches(text, isKorean ? korean : english).map(([written, word = ""]) => [
      kindOf.get(word.toLowerCase()) ?? word,
      written,
    ]),
  );
}
