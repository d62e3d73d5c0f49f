import { oneOf } from "#language";
import { roleOf } from "#language/meaning";
import { meaningsIn } from "#search";

const koreanWays = oneOf`
  (?:양\s?|양쪽\s)?당사자(?:들)?(?:은|는|이|가|를|을)?
  (?:(?:양\s?|양쪽\s)?당사자(?:들)?|[갑을](?:(?:과|이랑|하고|,)?\s?[갑을])?)(?:은|는|이|가)?\s?(?:각각\s)?(?:누구|누군|누가\s있|어디|뭐|어떤\s?(?:회사|사람|곳))
  누구(?:와|랑|하고)\s?누구(?:\s?(?:사이|간))?(?:의|에|가)?(?:\s(?:체결[한된]|맺은|한))?(?=\s?계약)
  (?:누가|누구(?:와|랑|하고))\s?(?:누구(?:와|랑|하고)\s)?(?:계약을?\s)?(?:(?:서명|체결)(?:한|했|하였)|맺[은었]|한(?=\s?계약))
  누구(?:와|랑|하고)\s?(?:(?:이|한|하는)\s)?계약(?:을\s?)?(?:한|했|하였|하는|하게\s?된)?
  누구(?:와|랑|하고)\s?(?:한|했)(?=\s?(?:거|건|것|어|나|지|니|죠))
`;
const koreanEnds = oneOf`
  누구
  \s?(?:거|것|건)
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
  String.raw`^${englishParty}(?:['’]s)?\s${englishDetails}`,
].map((way) => new RegExp(String.raw`${way}[\s?.!]*$`, "i"));

/** The party of these that a question asks the name of, and no more: 임대인 for 집주인 이름이 뭐야? Null in any other question. */
export function partyAskedFor(question: string, parties: readonly string[]): string | null {
  const asked = [koreanDetail, ...englishDetail].flatMap((way) => way.exec(question.trim())?.slice(1) ?? []);
  for (const word of asked) {
    const party = word === undefined ? undefined : parties.find((name) => isCalled(word, name));
    if (party !== undefined) return party;
  }
  return null;
}

function isCalled(word: string, party: string): boolean {
  const [own, name] = [word.toLowerCase(), party.toLowerCase()];
  const role = roleOf(own);
  return name === own || (role !== null && roleOf(name) === role) || !meaningsIn(own).isDisjointFrom(meaningsIn(name));
}

/** Whether a question tells of one of these parties as the contract writes it: How can Client terminate? Not “a client”. */
export function namesParty(question: string, parties: readonly string[]): boolean {
  return parties.some((party) => {
    const name = party.replace(/[^A-Za-z ]/g, "").trim();
    if (!/^[A-Z]/.test(name)) return false;
    return new RegExp(String.raw`(?<=\S\s)(?<!\b(?:[Aa]n?|any|some|every)\s)${name}\b`).test(question);
  });
}
