import { oneOf, type Span } from "#language";
import type { Contract, Unit } from "../contract.ts";
import { isRoleWord } from "./role-words.ts";

/** Where a contract says who somebody is, and what it calls him there: 갑 and 임대인 of 임대인 김철수(이하 “갑”). */
export interface NamedParties extends Span {
  readonly label: string;
  readonly names: readonly string[];
}

/** Above the articles, where people sign, and at the end of a contract whose signatures nothing announces. */
function placesOf({ units }: Contract): Unit[] {
  const places = units.filter(({ kind }) => kind === "preamble" || kind === "signature");
  const last = units.findLast(({ kind }) => kind === "article" || kind === "supplementary");
  return places.some(({ kind }) => kind === "signature") || last === undefined ? places : [...places, last];
}

/** What stands before a role in a line of its own: marks of lists, tables and headings. */
const beforeRole = String.raw`[\s|>*#•○●◎□■▪·\-[\](“"'「<]*`;
const role = String.raw`[가-힣](?:[가-힣 ]{0,8}[가-힣])?|[A-Za-z]{2,14}`;
/** 임대인:, 임대인(갑), “갑”:, and a role alone on its line. */
const roleLine = new RegExp(
  String.raw`^${beforeRole}(${role})[”"'」>\]]*\s*(?:\(\s?[“"'「]?(${role})[”"'」]?\s?\)\s*)?(?:[:：|]|\*{1,2}|\]|$|\s{2,}|\t)(.*)$`,
);
const details = oneOf`
  성\s*명
  이\s*름
  상\s*호
  회\s*사\s*명
  법\s*인\s*명
  업\s*체\s*명
  주\s*소
  소\s*재\s*지
  대\s*표
  연\s*락\s*처
  전\s*화
  주\s*민
  생\s*년
  사\s*업\s*자
  등\s*록
  서\s*명
  계\s*좌
  By
  Names?
  Title
  Address
  Company
  Signature
  Signed
  Date
`;
/** A line that says more of the party above it. */
const detailLine = new RegExp(String.raw`^${beforeRole}(?:${details})`, "i");
const says = /[가-힣A-Za-z]{2}/;

/** Lines that say who a party is: 임대인: 김철수, and 임차인 above 성명: 이영희. */
export function partyBlocks(contract: Contract): NamedParties[] {
  return placesOf(contract).flatMap((unit) => blocksOf(contract, unit));
}

function blocksOf(contract: Contract, unit: Unit): NamedParties[] {
  const found: NamedParties[] = [];
  let isOpen = false;
  for (const { start, end } of linesOf(contract.text, unit)) {
    const line = contract.text.slice(start, end);
    const names = namesOf(line);
    const last = found.at(-1);
    if (names.length > 0) found.push({ label: contract.labelAt(start), start, end, names });
    else if (isOpen && last !== undefined && detailLine.test(line)) found.splice(-1, 1, { ...last, end });
    else if (line.trim() !== "") isOpen = false;
    isOpen ||= names.length > 0;
  }
  return found.filter((block) => saysWho(contract.text.slice(block.start, block.end)));
}

/** What a line calls the party that it is about. Letters may stand apart: 임 대 인. */
function namesOf(line: string): string[] {
  const [, first = "", second = ""] = roleLine.exec(line) ?? [];
  return [first, second].map((word) => word.replaceAll(" ", "")).filter((word) => isRoleWord(word));
}

/** Whether more than the role stands there. */
function saysWho(block: string): boolean {
  const [first = "", ...further] = block.split("\n");
  return further.length > 0 || says.test(roleLine.exec(first)?.[3] ?? "");
}

function linesOf(text: string, { start, end }: Span): Span[] {
  let from = start;
  return text
    .slice(start, end)
    .split("\n")
    .map((line) => {
      const span = { start: from, end: from + line.length };
      from = span.end + 1;
      return span;
    });
}
