import { oneOf } from "#language";
import { filler } from "../meanings.ts";
import type { PatternEntry } from "../token.ts";

const firstAndLast = `(?:첫날|시작일)(?:과|이랑|하고|도)?\\s*(?:${oneOf`
  마지막\s*날
  끝날
  종료일
`})`;
const bothEnds = `(?:${oneOf`
  양일
  둘
  두\s*날
  양\s*끝(?:\s*날)?
  양쪽
  앞뒤
`})`;
const counted = `(?:${oneOf`
  포함(?:해서|하면|하고)?
  쳐서
  치면
  세서
  넣어서
`})`;

/** 첫날 마지막 날 다 쳐서, 양 끝 포함: how many days a stretch has is told both ways, whatever is said of its ends. */
export const countedEnds: PatternEntry = {
  pattern: new RegExp(`(?:${firstAndLast}|${bothEnds})(?:까지|도)?\\s*(?:다|모두|둘\\s*다)?\\s*${counted}`, "y"),
  read: () => [filler],
};
