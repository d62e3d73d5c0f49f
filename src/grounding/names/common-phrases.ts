import { oneOf } from "#language";

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
const theirWork =
  /^[’']?s?\s?(?:[(,]\s?(?:19|20)\d{2}|(?:\p{L}+\s){0,2}(?:report|study|survey|guideline|review|paper)|(?:의|가)\s)/iu;

/** The text without these names, letter for letter as long. */
export function withoutCommonPhrases(text: string): string {
  return text.replace(phrase, (name: string, at: number) =>
    theirWork.test(text.slice(at + name.length, at + name.length + 40)) ? name : name.toLowerCase(),
  );
}
