import type { Senses } from "./lexicon.ts";

/** 돌려주다 and 반환하다: some group has both. */
export function sameMeaning(one: Senses | null, other: Senses | null): boolean {
  return one !== null && other !== null && meet(one.meanings, other.meanings);
}

/** 유상 and 무상: they stand on two sides of a pair. */
export function opposite(one: Senses | null, other: Senses | null): boolean {
  if (one === null || other === null) return false;
  return one.sides.some((side) => other.sides.includes(side ^ 1)) && !meet(one.sides, other.sides);
}

/** 이메일 and 문자: two things of one kind that are not the same. */
export function sameKindButOther(one: Senses | null, other: Senses | null): boolean {
  if (one === null || other === null || one === other) return false;
  return meet(one.kinds, other.kinds) && !meet(one.meanings, other.meanings);
}

function meet(one: readonly number[], other: readonly number[]): boolean {
  for (const group of one) if (other.includes(group)) return true;
  return false;
}
