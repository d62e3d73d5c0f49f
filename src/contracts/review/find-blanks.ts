import { oneLine, oneOf } from "#language";
import type { ContractReviewPoint } from "#protocol";
import type { Contract } from "../contract.ts";
import { listFacts, sharingSentences } from "../facts/list-facts.ts";
import { sentencesOfContract } from "../quotes/contract-sentences.ts";

/** What a form leaves for whoever it is about: a line to write on, an empty bracket, signs in the place of a name. */
const gap = /_{3,}|\[\s{1,20}\]|\(\s{1,20}\)|[○◯□△◇]{2,20}/g;
/** Lines of a signature that end in a colon. */
const signatureNames = oneOf`
  상\s?호
  회사\s?명
  주\s?소
  대표(?:자|이사)?
  성\s?명
  이\s?름
  생년월일
  (?:사업자|주민)\s?등록\s?번호
  연락처
  전화(?:번호)?
  이메일
  은행
  계좌(?:번호)?
  예금주
  name
  title
  address
  date
  by
  signature
`;
const emptyLine = new RegExp(
  String.raw`^[^\S\n]{0,40}(?:${signatureNames})[^\S\n]{0,20}[:：][^\S\n]{0,80}(?:\((?:인|서명|seal)\)[^\S\n]{0,40})?$`,
  "gim",
);
/** A unit belongs to the gap before it: [ ]개월. */
const unit = /^\s?(?:개월|시간|[년월일주원명회차%])/;
const longestName = 24;
const furthestName = 80;

/** Every blank of a contract with its sentence, one of a kind in a sentence once: figures to be filled in, and all other gaps. */
export function findBlanks(contract: Contract): ContractReviewPoint[] {
  const sentences = sentencesOfContract(contract);
  const facts = listFacts(contract).filter(({ blank }) => blank);
  const taken = new Uint8Array(contract.text.length + 1);
  for (const { start, end } of facts) taken.fill(1, start, end);
  const gaps = [...contract.text.matchAll(gap), ...contract.text.matchAll(emptyLine)]
    .map(({ 0: value, index }) => ({ value, start: index, end: index + value.length }))
    .filter(({ start, end }) => !taken.subarray(start, end).includes(1))
    .map(({ value, start, end }) => {
      const around = sentences.around({ start, end });
      return {
        value: nameOf(
          contract.text.slice(Math.max(around.start, start - furthestName), start),
          value,
          contract.text.slice(end, end + 4),
        ),
        start,
        end,
        label: contract.labelAt(start),
        sentence: contract.text.slice(around.start, around.end),
        sentenceStart: around.start,
      };
    });
  const blanks = [...facts, ...sharingSentences(gaps)]
    .sort((a, b) => a.start - b.start)
    .map(({ value, label, sentence, sentenceStart }) => ({
      kind: "blank" as const,
      name: { ko: `빈칸: ${value}`, en: `Blank: ${value}` },
      place: { label, start: sentenceStart, end: sentenceStart + sentence.length, quote: sentence },
    }));
  return [...new Map(blanks.map((blank) => [`${blank.place.start} ${blank.name.ko}`, blank])).values()];
}

/** A gap with the words that say what it is for: the last of its cell, its line or behind the gap before it. */
function nameOf(before: string, value: string, behind: string): string {
  const words =
    before
      .split(/[|\n.,_\])○◯□△◇▢]/)
      .at(-1)
      ?.replace(/\s+/g, " ")
      .trimStart() ?? "";
  const kept = words.slice(-longestName);
  const last = kept.length < words.length ? `…${kept.slice(kept.search(/\s|$/) + 1)}` : kept;
  const own = oneLine(value.replace(/_{3,}/g, "____")).replace(/\s?[:：]$/, "");
  return `${last}${own}${unit.exec(behind)?.[0] ?? ""}`;
}
