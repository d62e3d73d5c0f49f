import { oneOf } from "#language";
import { wellKnownPhrases } from "./well-known/index.ts";

/** Bodies, events and tools of several words that every reader knows, a name a line. */
const names = oneOf`
  World Health Organization
  World Trade Organization
  World Bank
  World Wide Web
  (?:First|Second) World War
  World War (?:I|II|One|Two)
  Cold War
  Korean War
  United Nations
  United States(?: of America)?
  United Kingdom
  United Arab Emirates
  European (?:Union|Commission|Parliament)
  Industrial Revolution
  Middle (?:Ages|East)
  Roman Empire
  Nobel Prize
  New Year
  Red Cross
  Web of Science
  Creative Commons
  Open Access
  Internet of Things
  Silicon Valley
  Stock Exchange
  Supreme Court
  Ministry of (?:Education|Health|Defen[cs]e|Justice|Finance|Labou?r|Environment|Agriculture|Transport|Culture|Science|Employment)
`;
const phrase = new RegExp(String.raw`(?<!\p{L})(?:${names})(?!\p{L})`, "gu");
/** A report of theirs is a work like any other. */
const theirWorks = "report|study|survey|guideline|review|paper";
const theirWork = new RegExp(
  String.raw`^[’']?s?\s?(?:[(,]\s?(?:19|20)\d{2}|(?:19|20)\d{2}\s\p{L}|(?:\p{L}+\s){0,2}(?:${theirWorks})|(?:의|가)\s)`,
  "iu",
);

/** A word that a name may begin with. */
const firstWord = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}.'’-]*(?=\s\p{L})/gu;

/** The text without these names, letter for letter as long. */
export function withoutCommonPhrases(text: string): string {
  const inLowerCase = (name: string, at: number, whole: string) =>
    theirWork.test(whole.slice(at + name.length, at + name.length + 40)) ? name : name.toLowerCase();
  const rest = text.replace(phrase, inLowerCase);
  let shown = rest;
  for (const { 0: word, index } of rest.matchAll(firstWord)) {
    const name = wellKnownPhrases
      .get(word)
      ?.find((one) => rest.startsWith(one, index) && !isLetter(rest, index + one.length));
    if (name !== undefined)
      shown = shown.slice(0, index) + inLowerCase(name, index, rest) + shown.slice(index + name.length);
  }
  return shown;
}

const isLetter = (text: string, at: number) => /[a-z]/iu.test(text.charAt(at));
