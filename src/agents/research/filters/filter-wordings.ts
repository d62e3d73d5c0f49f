import { surnames } from "#grounding";
import { listedWords, oneOf } from "#language";

/** Names as they are written: Matt Post, O'Neil, 김철수. Words with capitals that are no names are told apart below. */
const capitalName = String.raw`\p{Lu}[\p{L}'’-]{1,40}\.?(?:\s\p{Lu}[\p{L}'’.-]{0,40}){0,3}`;
const anyName = String.raw`[\p{L}][\p{L}.'’ -]{1,50}?`;
const company = String.raw`(?:\s?(?:&|and|와|과)\s?${capitalName})?(?:\set\sal\.?)?`;
/** Of three syllables: words of two (기계, 정부) begin like names too often. */
const koreanName = `[${surnames.join("")}][가-힣]{2}`;

export const works = "(?:papers?|articles?|studies|works?|publications?)";
export const koreanWorks = "(?:논문|연구|문헌|글|것|거|건|게)";

/** Who wrote it: 저자가 Post인, 김철수가 쓴, papers by Esther Duflo. */
export const authorWordings: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:제?\s?1\s?)?(?:저자|지은이|글쓴이|필자)(?:\s?(?:이름|명))?(?:이|가|는|은)?\s?[:=]?\s?(${anyName})(?:이?인|이?신)(?=\s|$)`,
    "iu",
  ),
  new RegExp(
    String.raw`(?:저자|지은이|글쓴이|필자)(?:가|는|은)?\s?[:=]?\s?(${capitalName}|[가-힣]{2,4})(?:의|만)?(?=\s?${koreanWorks}|\s?$)`,
    "u",
  ),
  new RegExp(
    String.raw`(?<![\p{L}'’-])(${capitalName}|${koreanName})(?:이|가|\s?씨가|\s?교수가)\s?(?:같이\s|함께\s)?(?:쓴|썼던|집필한|저술한|발표한|저자인|저자로\s(?:있는|들어간|참여한)|참여한)(?=\s?${koreanWorks}|(?:\s\S{1,20}){1,4}?\s?(?:논문|연구|문헌))`,
    "u",
  ),
  new RegExp(String.raw`\b[Ww]here\sthe\s(?:first\s)?author\sis\s(${capitalName}${company})`, "u"),
  new RegExp(
    String.raw`\b(?:whose|with)\s(?:an?\s|the\s)?(?:first\s)?authors?\s(?:is|are|includes?|being|named|called)?\s?[:=]?\s?(${capitalName}${company})`,
    "u",
  ),
  new RegExp(String.raw`\b(?:[Ff]irst\s)?[Aa]uthors?\s?(?:is|are|:|=)\s?(${capitalName}${company})`, "u"),
  new RegExp(String.raw`\b(?:(?:co-?)?authored|written)\sby\s(${capitalName}${company})`, "u"),
  new RegExp(
    String.raw`(?:^|\b(?:[Pp]apers?|[Aa]rticles?|[Ss]tudies|[Ww]orks?|[Pp]ublications?|[Oo]nes?|[Tt]hose|[Oo]nly|[Jj]ust|[Aa]nything|[Ee]verything|[Tt]hese|them|are|is|were|was)\s)[Bb]y\s(${capitalName}${company})`,
    "u",
  ),
];

/** What stands where a name does: 이용자가 쓴 글, papers by Friday. */
export const noNames = listedWords(`
  이용자 전문가 한국인 정치인 이주민 신입생 유학생 조선인 여학생 남학생 제작자 변호사 원어민 공무원 소비자 소설가 진행자 기술자
  노동자 장애인 이민자 한의사 성직자 선교사 현대인 조종사 유명인 은행원 구직자 인공지 인간이 심리학 문학가 평론가 방송인 고령자
  monday tuesday wednesday thursday friday saturday sunday
  january february march april may june july august september october november december
  topic theme year importance
  지도자 지식인 지휘자 지원자 나머지
  여성 남성 여자 남자 학생 교수 미상 본인 아동 여성들 학생들
`);

/** AI가 쓴 글, COVID에서 나온 연구: what is written in capitals writes nothing, and is a venue only where it is said to be one. */
export const noVenues = listedWords(`
  ai covid covid-19 rna mrna dna hiv eeg mri fmri ct gpt llm llms nlp ml iot sns adhd mbti esg gdp us usa uk eu un
`);

/** AI, GPT-4, ChatGPT, LLMs: two capitals side by side in a single word. */
export const isAcronym = (name: string) => !/\s/u.test(name) && /\p{Lu}{2}/u.test(name);

const acronym = "[A-Z]{2,}[A-Za-z-]*";
const longVenue = String.raw`(?:Journal|Transactions|Proceedings|Annals|Conference|Workshop)\s(?:of|on|for|in)\s\p{Lu}[\p{L}&-]*(?:\s(?:and\s|of\s|the\s|on\s)?\p{Lu}[\p{L}&-]*){0,6}`;
const shortVenue = String.raw`${acronym}|${longVenue}|Nature|Science|Cell|The\sLancet|Lancet|Computational\sLinguistics`;
export const koreanVenue = "[가-힣A-Za-z]{2,20}(?:학회지?|논문지|저널|학술대회|학술지|학보)";
const appeared = "(?:실린|게재된|게재한|발표된|발표한|나온|출판된|출간된|채택된|수록된)";

/** Where it appeared: ACL에 실린, published in TACL, papers from EMNLP. */
export const venueWordings: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\p{L}])(${shortVenue}|\p{Lu}[\p{L}]+|${koreanVenue})(?:\s?(?:학회|학술지|저널|지))?(?:에서|에)\s?${appeared}(?=\s?${koreanWorks}|\s?$)`,
    "u",
  ),
  new RegExp(
    String.raw`(?:실린\s?곳|학회|학술지|저널|게재지)(?:이|가|는|은)?\s?(${shortVenue}|\p{Lu}[\p{L}]+|${koreanVenue})인(?=\s|$)`,
    "u",
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(${acronym}|${koreanVenue})(?:\s?(?:학회|학술대회|워크숍|저널))(?:의)?\s?(?=${koreanWorks})`,
    "u",
  ),
  new RegExp(
    String.raw`\b(?:[Pp]ublished|[Pp]resented|[Aa]ppeared|[Aa]ppearing|[Aa]ccepted)\s(?:in|at|by)\s(?:the\s)?(${shortVenue})`,
    "u",
  ),
  new RegExp(
    String.raw`(?:^|\b(?:${works}|[Pp]apers|ones|those|[Oo]nly|[Jj]ust)\s)(?:from|at)\s(?:the\s)?(${shortVenue})(?=\s|[.,;?!]|$)`,
    "u",
  ),
];

/** How many there are to be; English words and digits, Korean before a counter. */
const koreanAmount = String.raw`(?<![\d.,가-힣])(\d{1,3}|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|스무)`;
const englishAmount = String.raw`(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twenty|a\scouple)`;
const limit = oneOf`
  at\smost
  no\smore\sthan
  not\smore\sthan
  up\sto
  (?:a\s)?max(?:imum)?(?:\sof)?
  limit(?:ed)?(?:\s(?:it|them|this))?\sto
`;
/** What is done with some of the papers that are there. */
const showing = "(?:show|give|keep|leave|list|pick)";
const nouns = "(?:papers?|articles?|studies|results?|hits|ones|entries|of\\s(?:them|these|those))";
/** A number without its noun is a limit behind a pause only: "graphs of degree at most 3" is a topic. */
const pause = String.raw`(?:^|(?<=[,;.(–—-])\s{0,2}|\b(?:please|but|and)\s)`;
const atEnd = String.raw`(?=\s*(?:$|[.,;!?)]|please\b))`;

/** At most so many: 3편만, 최대 다섯 편, at most 3. */
export const limitWordings: readonly RegExp[] = [
  new RegExp(String.raw`(?:최대한?|많아야|많아도|딱|단)\s?${koreanAmount}\s?(?:편|개|건)(?:만|까지만?)?`, "u"),
  new RegExp(
    String.raw`${koreanAmount}\s?(?:편|개|건)\s?(?:만(?![점족들])|까지만?|이하(?:로|만)?|이내(?:로|만)?)`,
    "u",
  ),
  new RegExp(
    String.raw`\b(?:${limit}|only|just|(?:the\s)?top)\s${englishAmount}\s(?:best\s|of\sthe\s)?${nouns}\b`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<=\b${showing}\s(?:me\s|us\s)?)(?:any\s|some\s)?${englishAmount}\sof\s(?:them|these|those)(?:\s(?:papers|articles|studies|results|ones))?\b`,
    "iu",
  ),
  new RegExp(String.raw`(?<=\b(?:keep|leave)\s(?:me\s)?)${englishAmount}${atEnd}`, "iu"),
  new RegExp(String.raw`${pause}(?:${limit}|only|just)\s${englishAmount}${atEnd}`, "iu"),
];

/** So many are asked for of what is looked for; said of papers that are there, it counts them: 논문 4편을 묶어줘. */
export const amountWordings: readonly RegExp[] = [
  new RegExp(
    String.raw`${koreanAmount}\s?편(?:을|정도|쯤)?\s?(?:더\s?)?(?=찾아|검색|보여|추천|알려|구해|골라|줘|주세요|$)`,
    "u",
  ),
  new RegExp(
    String.raw`(?<=\b(?:find|show|give|get|list|recommend|need|want|search\sfor)\s(?:me\s|us\s)?)${englishAmount}(?=\s(?:more\s|recent\s|good\s|new\s)?(?:papers|articles|studies|results)\b)`,
    "iu",
  ),
];
