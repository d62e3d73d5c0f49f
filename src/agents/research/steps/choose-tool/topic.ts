import { oneOf } from "#language";

/** What a request says around its topic. */
const requestWords = new RegExp(
  oneOf`
    (?:^|\s)(?:에|에서)?\s*(?:대한|대해서?|관한|관해서?|관련된?|주제의?)(?=\s|$)
    (?:최신|최근|좋은|유명한|중요한|핵심)?\s*(?:논문|문헌|연구|자료)(?:들?을|들?이|들?은|들?의|들)?(?=\s|$|[?.!])
    (?:좀|한번|더|많이|몇 편|\d+ ?편)(?:만)?(?=\s)
    (?:찾아|검색해|보여|알려|추천해|구해|골라|정리해|요약해|종합해|분석해|비교해|묶어|군집화해|번역해|평가해)\s?(?:줘요?|주세요|줄래|보자|봐줘?|봐|주라|달라|볼래)
    (?:하고 싶어|싶어|싶다|부탁해|해줘|해 주세요|하자)
  `,
  "g",
);
const englishRequestWords = oneOf`
  please
  can you
  could you
  i (?:want|would like|need)(?: you)? to
  help me
  search(?: for)?
  find(?: me)?
  look(?:ing)? for
  show(?: me)?
  give me
  get
  recommend
  list
  some
  a few
  recent
  the latest
  papers?
  articles?
  studies
  literature
  publications?
  on the topic of
  about
  regarding
  related to
  concerning
  summari[sz]e
  synthesi[sz]e
  overview of
  survey of
  review of
  write
  what do (?:they|the papers) say
`;
const englishRequest = new RegExp(String.raw`\b(?:${englishRequestWords})\b`, "gi");

/** Years bound a search; they are no words of it. */
const yearWords =
  /(?:19|20)\d{2}\s?년?\s?(?:(?:-|–|~|부터|to)\s?(?:19|20)\d{2}\s?년?(?:까지)?|이후|이전|부터|까지)(?:의|에)?|\b(?:since|after|before|until|from)\s(?:19|20)\d{2}\b/gi;

/** The topic of a request: what is left when the asking is taken out. */
export function topicOf(message: string): string {
  const bare = message
    .replace(yearWords, " ")
    .replace(/(\S{1,80}?)에 ?(?:대한|대해서?|관한|관해서?|관련한|관련된)(?=\s|$)/g, "$1 ")
    .replace(/["'“”‘’「」『』]/g, " ")
    .replace(requestWords, " ")
    .replace(englishRequest, " ")
    .replace(/[?!.,;:]+/g, " ")
    .replace(/(^|\s)(?:을|를|이|가|은|는|의|로|으로|에|에서|on|of|for|in|the|and|to)(?=\s|$)/gi, " ")
    .replace(/([가-힣]{2,})(?:에 대한|에 대해|에 관한|을|를|은|는)(?=\s|$)/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
  return bare.length >= 2 ? bare : message.trim();
}
