import { allMatches } from "#language";
import type { EvidenceUnit, PreparedEvidence } from "../evidence.ts";
import { lettersOf } from "../letters.ts";

/** A reference in an answer that leads to nothing that a tool returned or the reader named. */
export interface UnknownReference {
  readonly text: string;
  /** Years of the sources that have the name, where it is told with another. */
  readonly years: readonly string[];
}

const name = String.raw`\p{Lu}[\p{Script=Latin}'’-]{1,40}`;
const year = String.raw`((?:19|20)\d{2})[a-z]?`;
const others = String.raw`(?:,?\s(?:et\sal\.?|and\scolleagues)|(?:,\s${name}){0,4},?\s(?:and|&)\s${name})`;
/** 외, 등 or a second name beside a Korean name. */
const koreanOthers = String.raw`(?:\s?(?:외|등)(?:\s?\d{1,2}인)?|(?:[·,]\s?|[와과]\s)[가-힣]{2,4}){1,4}`;

/** Surnames, the commonest and the less common. Names of two syllables are left out. */
export const surnames: readonly string[] = [
  ..."김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민나진지엄원천방공현변염여추도소석함채선설마길표명기반왕금옥육인맹제모탁국어은편용",
];
const koreanName = `(?<![가-힣])[${surnames.join("")}][가-힣]{1,3}`;

const workWord = "(?:논문|연구|보고서|저서|단행본|paper|article|study|book|survey|thesis)";

/** Author and year as references are written. The first group is the name, the second its year. */
const authorAndYear: readonly RegExp[] = [
  // Smith et al. (2021), Jones & Brown, 2018, Fortuna and Nunes (2018)
  new RegExp(String.raw`(${name})${others}(?:['’]s)?,?\s?\(?${year}\b\)?`, "gu"),
  // Wong (2025), Smith, J. (2021), Smith 등(2021)
  new RegExp(String.raw`(${name})(?:['’]s|,\s\p{Lu}\.(?:\s?\p{Lu}\.)?|\s(?:등|외))?\s?\(${year}\)`, "gu"),
  // Smith의 2031년 연구
  new RegExp(String.raw`(${name})(?:\s(?:등|외))?(?:의|이|가)?\s${year}년(?:의|에)?\s${workWord}`, "gu"),
  new RegExp(String.raw`\((?:see\s|e\.g\.,?\s)?(${name}),\s${year}\)`, "gu"),
  // 홍길동 외(2021), 김철수·이영희(2020)
  new RegExp(String.raw`(${koreanName})${koreanOthers}\s?\(${year}\)`, "gu"),
  // 이영희(2020)는, (박민수, 2017)
  new RegExp(String.raw`(${koreanName})\s?\(${year}\)(?=[은는이가의도와과에]|\s?등)`, "gu"),
  new RegExp(String.raw`\((${koreanName}),\s?${year}\)`, "gu"),
];
const withoutYear = new RegExp(String.raw`(${name})\s(?:et\sal\.|and\scolleagues)`, "gu");

/** A title told as a work: in brackets for titles, or in quotation marks or italics beside a year or a word for a work. */
const titles: readonly RegExp[] = [
  /[「『]([^「」『』\n]{4,300})[」』]/gu,
  new RegExp(
    String.raw`(?:["“]([^"“”\n]{8,300})["”]|(?<![*\p{L}])\*([^*\n]{8,300})\*(?!\*))(?=[,.]?\s?(?:\((?:19|20)\d{2}\)|,\s(?:19|20)\d{2}\b|\s?${workWord}))`,
    "giu",
  ),
  new RegExp(String.raw`${workWord}s?[,:]?\s(?:["“]([^"“”\n]{8,300})["”]|\*([^*\n]{8,300})\*(?!\*))`, "giu"),
];
/** 「주택임대차보호법」: a law is no work that a tool would return. */
const isLaw = /(?:법|법률|령|규칙|조례|약관|계약서|지침|규정|Act|Code)$/u;
const address = /\b10\.\d{4,9}\/[^\s"<>()[\]]+|\barxiv:\s?\d{4}\.\d{4,5}|https?:\/\/[^\s"<>()[\]]+/giu;

/** The first reference of a text that leads nowhere: an author with a year, a title, an address. A look-up, and nothing else. */
export function findUnknownReference(text: string, { units, known }: PreparedEvidence): UnknownReference | null {
  const everything = [...units, known];
  for (const pattern of authorAndYear)
    for (const [written, author = "", told = ""] of allMatches(text, pattern)) {
      const withName = everything.filter((unit) => hasWord(unit, author));
      const years = [...new Set(withName.flatMap((unit) => yearsBehind(unit, author)))];
      // A name that is there without any year is of no reference: Basic (2024) may be a version.
      if (years.includes(told) || (withName.length > 0 && years.length === 0)) continue;
      return { text: written.replace(/^\(/u, ""), years: years.slice(0, maxYearsTold) };
    }
  for (const [written, author = ""] of allMatches(text, withoutYear))
    if (!everything.some((unit) => hasWord(unit, author))) return { text: written, years: [] };
  for (const pattern of titles)
    for (const [, first, second] of allMatches(text, pattern)) {
      const title = first ?? second ?? "";
      const letters = lettersOf(title).replace(/[.,]+$/u, "");
      if (!isLaw.test(title) && !everything.some((unit) => unit.letters().includes(letters)))
        return { text: title, years: [] };
    }
  for (const [written] of allMatches(text, address)) {
    const letters = lettersOf(written.replace(/^arxiv:\s?|^https?:\/\/(?:(?:dx\.)?doi\.org\/|www\.)?/iu, "")).replace(
      /[.,;]+$/u,
      "",
    );
    if (!everything.some((unit) => unit.letters().includes(letters))) return { text: written, years: [] };
  }
  return null;
}

const hasWord = (unit: EvidenceUnit, word: string) => placesOf(unit, word).length > 0;

/** The first year behind each place of a name, as in a reference; one that a text happens to hold elsewhere is no year of the work. */
function yearsBehind(unit: EvidenceUnit, author: string): string[] {
  const reach = unit.label === "" ? maxKnownReach : maxByline;
  return placesOf(unit, author).flatMap(
    (at) => unit.text.slice(at, at + reach).match(/(?<!\d)(?:19|20)\d{2}(?!\d)/u)?.[0] ?? [],
  );
}

/** Letters from a name to its year: in a source behind all its authors, in what was said right behind it. */
const maxByline = 400;
const maxKnownReach = 60;
const maxPlaces = 50;
const maxYearsTold = 3;

function placesOf({ text }: EvidenceUnit, word: string): number[] {
  const bare = word.replace(/['’]s$/u, "");
  const places: number[] = [];
  for (let at = text.indexOf(bare); at >= 0 && places.length < maxPlaces; at = text.indexOf(bare, at + 1))
    if (!/\p{L}/u.test(text.charAt(at - 1)) && !/[a-z]/u.test(text.charAt(at + bare.length))) places.push(at);
  return places;
}
