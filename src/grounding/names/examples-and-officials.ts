import { oneOf } from "#language";
import { inReference } from "./in-reference.ts";
import { isUsedAsAuthor } from "./used-as-author.ts";

const offices = "President|Prime Minister|Chancellor|King|Queen|Emperor|Pope|Saint";
const office = new RegExp(String.raw`\b(?:${offices})\s(?:\p{Lu}[\p{L}’'-]*\s){0,2}$`, "u");
const officeWord = /^(?:President|Prime|Minister|Chancellor|King|Queen|Emperor|Pope|Saint)$/u;

/** President Moon Jae-in, Pope Francis: somebody who rules and writes nothing that is cited. */
export function isOfficial(text: string, start: number, end: number): boolean {
  if (officeWord.test(text.slice(start, end))) return /^\s\p{Lu}/u.test(text.slice(end));
  return office.test(text.slice(Math.max(0, start - 60), start)) && !isUsedAsAuthor(text, start, end);
}

/** Class F, Type II: what is sorted by letters. */
const sorted = /^(?:Class|Type|Grade|Group|Phase|Stage|Tier|Category|Level|Form|Model)$/u;

const works = oneOf`
  paper
  stud
  author
  work
  book
  article
  scholar
  researcher
  report
  review
  theor
  source
  reference
  historian
  critic
`;
const koreanWorks = oneOf`
  논문
  연구
  학자
  저자
  저서
  책
  이론
  보고서
  문헌
  자료
  글
`;
const name = String.raw`[\p{L}\d.+-]+`;
/** Cultivars such as Koshihikari or IR64: the kind before its examples, */
const exampleBefore = new RegExp(
  String.raw`\b(?!\S*(?:${works})\S*\s)[A-Za-z][a-z-]{2,}s\s(?:such\sas|like)\s(?:${name}(?:,?\s(?:and|or)\s|,\s)){0,4}(?:${name}\s){0,2}$`,
  "u",
);
/** JUnit 같은 도구: and behind them. */
const exampleBehind = new RegExp(
  String.raw`^(?:(?:나|이나|와|과|,)\s?[A-Za-z\d][\w.+-]*){0,3}\s?(?:같은|등의|등\s여러)\s(?!\S*(?:${koreanWorks}))`,
  "u",
);

/** An example of a kind of thing other than works and their authors. */
export function isExample(text: string, start: number, end: number): boolean {
  if (sorted.test(text.slice(start, end)) && /^\s[A-Z\d]{1,3}(?![A-Za-z])/u.test(text.slice(end))) return true;
  if (inReference(text, start, end - start) || isUsedAsAuthor(text, start, end)) return false;
  return exampleBefore.test(text.slice(Math.max(0, start - 120), start)) || exampleBehind.test(text.slice(end));
}
