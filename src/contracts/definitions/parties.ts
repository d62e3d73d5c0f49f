import { oneOf } from "#language";
import { meaningsIn } from "#search";
import type { Contract } from "../contract.ts";
import { type Definition, findDefinitions } from "./find-definitions.ts";

/** Where a party gets the name that the contract calls it by. */
const named = /이하|hereinafter|\([^()]{0,20}["“][^"”]{1,60}["”]\)/i;

/** The sentences in which a contract names its parties: above the first article, else one that names two, else in the first article. */
export function findParties(contract: Contract): Definition[] {
  const sentences = new Map<number, { definition: Definition; terms: number }>();
  for (const definition of findDefinitions(contract)) {
    if (!named.test(definition.text)) continue;
    const terms = (sentences.get(definition.start)?.terms ?? 0) + 1;
    sentences.set(definition.start, { definition, terms });
  }
  const all = [...sentences.values()];
  const opening = all.filter(({ definition }) => contract.unitAt(definition.start)?.kind === "preamble");
  const pair = all.find(({ terms }) => terms >= 2);
  const firstArticle = contract.units.find(({ kind }) => kind === "article");
  const first = all.filter(({ definition }) => contract.unitAt(definition.start) === firstArticle);
  const found = opening.length > 0 ? opening : pair !== undefined ? [pair] : first;
  return found.map(({ definition }) => definition);
}

const koreanWays = oneOf`
  (?:양\s?|양쪽\s)?당사자(?:들)?(?:은|는|이|가|를|을)?
  (?:(?:양\s?|양쪽\s)?당사자(?:들)?|[갑을](?:(?:과|이랑|하고|,)?\s?[갑을])?)(?:은|는|이|가)?\s?(?:각각\s)?(?:누구|누군|누가\s있|어디|뭐|어떤\s?(?:회사|사람|곳))
  누구(?:와|랑|하고)\s?누구(?:\s?(?:사이|간))?(?:의|에|가)?(?:\s(?:체결[한된]|맺은|한))?(?=\s?계약)
  (?:누가|누구(?:와|랑|하고))\s?(?:누구(?:와|랑|하고)\s)?(?:계약을?\s)?(?:(?:서명|체결)(?:한|했|하였)|맺[은었]|한(?=\s?계약))
`;
const koreanEnds = oneOf`
  누구
  어|야|이야|이에요|예요|에요|나|나요|니|냐|죠|지|임
  인가|인가요|인지|입니까|습니까
`;
const koreanRequests = oneOf`
  \s?(?:알려|말해|가르쳐|보여|소개해)\s?(?:줘|줄래|주세요|주실래요|주십시오|봐)요?
  \s?궁금\S{1,4}
`;
const koreanEnd = String.raw`(?:\s?계약)?(?:${koreanEnds})*(?:\s?좀)?(?:${koreanRequests})?[\s?.!~]*$`;
const englishWays = oneOf`
  (?:who|what|which)(?:\s(?:companies|people|persons|firms))?\s(?:are|were)\s(?:the\snames\sof\s)?(?:the\s|both\s|all\s)*(?:contracting\s)?parties
  who\s(?:the\s|both\s)?(?:contracting\s)?parties(?:\s(?:to|of|in)\s(?:this|the)\s\w+)?\s(?:are|were)
  (?:name|list|identify|show|tell\sme)\s(?:the\s|both\s|all\s)*(?:contracting\s)?parties
  (?:which|what)\sparties\s(?:are\sinvolved|signed|have\ssigned|entered\sinto)
  who\s(?:has\s)?(?:signed|signs|entered\sinto|concluded)
  who\smade(?=\s(?:this|the)\s(?:\w+\s)?(?:contract|agreement|lease|deal))
  who\sis\s(?:(?:this|the|my)\s(?:\w+\s)?(?:contract|agreement|lease|deal)|it|this)\s(?:made\s)?(?:between|with)
`;
const englishPlaces = oneOf`
  here|it|this
  (?:this|the|our|my)\s(?:\w+\s)?(?:contract|agreement|lease|licen[cs]e|deal|document|nda)
`;
const englishEnd = String.raw`(?:\sinvolved)?(?:\s(?:(?:to|of|in|for)\s)?(?:${englishPlaces}))?[\s?.!]*$`;

/** From the first word of a question to its last: “갑이 누구에게 통지해야 해?” only begins like one of these. */
const koreanStart = String.raw`(?:^|[,.!]\s?)(?:(?:그럼|그러면|근데|혹시|이|본)\s)*(?:계약\S{0,3}\s?)?(?:(?:체결한|맺은)\s)?`;
const englishStart = String.raw`(?:^|[,.!]\s|\b(?:me|know|and|so|please|then)\s)`;
const partiesAsked = [
  new RegExp(`${koreanStart}(?:${koreanWays})${koreanEnd}`),
  new RegExp(`${englishStart}(?:${englishWays})${englishEnd}`, "i"),
];

/** Whether a question asks who the parties are, and not what one of them does. */
export const asksForParties = (question: string): boolean => partiesAsked.some((way) => way.test(question.trim()));

/** What a contract calls its parties: 임대인, Client. */
export function partyNamesOf(contract: Contract): string[] {
  const starts = new Set(findParties(contract).map(({ start }) => start));
  return [...new Set(findDefinitions(contract).flatMap(({ start, term }) => (starts.has(start) ? [term] : [])))];
}

/** What tells who somebody is. Where to reach or pay him is looked for like anything else. */
const details = oneOf`
  이름
  성함
  성명
  상호
  회사\s?(?:이름|명)
  대표(?:자|이사|님)?
`;
const koreanDetail = new RegExp(
  String.raw`(?:^|\s)([가-힣]{1,12}?)(?:의|은|는|이|가)?\s?(?:(?:${details})(?:은|는|이|가|을|를)?\s?)?(?:누구|누군|뭐|뭔|무엇|어디(?=야|예요|인|입|지|죠|$)|알려|말해|가르쳐)[가-힣\s]{0,8}[?.!~]*$|(?:^|\s)([가-힣]{1,12}?)(?:의)?\s?(?:${details})[은는이가]?[?.!~]*$`,
);
const englishDetails = "(?:full |legal |company )*name";
const englishParty = String.raw`(?:the |my |our )?([a-z][a-z-]{1,24}(?: [a-z][a-z-]{1,24})?)`;
const englishDetail = [
  String.raw`\bwho(?:['’]s| is| was)\s${englishParty}(?: (?:here|in this \w+))?`,
  String.raw`\b(?:what|which)(?:['’]s| is| are)\s${englishParty}['’]s?\s${englishDetails}`,
  String.raw`\b${englishDetails} of\s${englishParty}`,
].map((way) => new RegExp(String.raw`${way}[\s?.!]*$`, "i"));

/** Whether a question asks who one of these parties is, and no more: 집주인 이름이 뭐야? of a 임대인. */
export function asksWhoIs(question: string, parties: readonly string[]): boolean {
  const asked = [koreanDetail, ...englishDetail].flatMap((way) => way.exec(question.trim())?.slice(1) ?? []);
  return asked.some((word) => word !== undefined && isParty(word, parties));
}

function isParty(word: string, parties: readonly string[]): boolean {
  const own = word.toLowerCase();
  const meanings = meaningsIn(own);
  return parties.some(
    (party) => party.toLowerCase() === own || !meanings.isDisjointFrom(meaningsIn(party.toLowerCase())),
  );
}

/** Whether a question tells of one of these parties as the contract writes it: How can Client terminate? Not “a client”. */
export function namesParty(question: string, parties: readonly string[]): boolean {
  return parties.some((party) => {
    const name = party.replace(/[^A-Za-z ]/g, "").trim();
    if (!/^[A-Z]/.test(name)) return false;
    return new RegExp(String.raw`(?<=\S\s)(?<!\b(?:[Aa]n?|any|some|every)\s)${name}\b`).test(question);
  });
}
