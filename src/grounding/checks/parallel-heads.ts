import { sameKindButOther } from "#language/meaning";
import { agreement, type Token } from "../tokens.ts";
import type { Half } from "./halves.ts";

/** Two clauses about two of one kind: 혈압약 and 당뇨약, the front door and the back door, two people. */
export function areParallel(one: Half, other: Half): boolean {
  if (one.mark !== other.mark) return false;
  if (isPerson(one) && isPerson(other)) return true;
  const [last, otherLast] = [one.head.at(-1), other.head.at(-1)];
  if (last === undefined || otherLast === undefined) return false;
  if (agreement(last, otherLast) !== null) return one.head.length > 1 || other.head.length > 1;
  return endAlike(last, otherLast) || sameKindButOther(last.mention?.senses ?? null, otherLast.mention?.senses ?? null);
}

/** 일반회원 and 가족회원. */
function endAlike({ stem }: Token, { stem: other }: Token): boolean {
  return /[가-힣]{3,}$/u.test(stem) && /[가-힣]{3,}$/u.test(other) && stem.slice(-2) === other.slice(-2);
}

const koreanPerson =
  /(?:님|씨|팀장|실장|대리|과장|차장|부장|사원|주임|위원|위원장|교사|교수|의원|연구원|감사|이사|회장|총무|점장|반장)[은는이가]$/u;
const englishPerson = /^(?:(?:Cllr|Mr|Ms|Mrs|Dr|Prof|Professor)\.?\s\p{Lu}|\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+$)/u;

function isPerson({ headText }: Half): boolean {
  return koreanPerson.test(headText) || englishPerson.test(headText);
}
