import { oneOf } from "#language";

/** Bergen et al., Cox (2020), Fisher and Reyes (2019), Kaplan의 2019년 연구, Cohen's paper, Li와 동료들, Bloom argues. */
const wrote = new RegExp(
  oneOf`
    ^,? et al
    ^\s?[(,]\s?(?:19|20)\d{2}
    ^,?\s(?:and|&)\s\p{Lu}\p{L}+\s?\((?:19|20)
    ^\s?(?:등|외)[은는이의]?\s?\(
    ^[’']s?\s(?:(?:19|20)\d{2}|paper|study|book|report|article)
    ^의\s(?:[가-힣]+\s){0,2}(?:(?:19|20)\d{2}|논문|연구|저서|책|보고서)
    ^,?\s(?:and|with)\s(?:his|her|their|co-?)?\s?(?:colleagues|co-?workers|co-?authors)
    ^\s(?:argue|claim|contend|conclude|propose|assert|wrote|writes|write)(?:s|d|ed)?\b
    ^에\s따르면
    ^[와과]\s(?:그의\s)?(?:동료|공저자|공동)
    ^[은는이가]\s(?:[^.\s]+\s){0,6}(?:주장|반박|논증|제안|논했|썼)
    ^[와과]\s\p{Lu}\p{L}+[은는이가]\s(?:[^.\s]+\s){0,6}(?:주장|반박|논증|제안|논했|썼)
  `,
  "u",
);
/** A Bergen trial, Bergen 선언: a work or a body that is called after a place. */
const calledAfter = new RegExp(
  oneOf`
    ^\s(?:[a-z-]+\s)?(?:assessment|bulletin)\b
    ^\s(?:study|trial|survey|report|paper|cohort|panel|declaration|protocol|researchers|group)\b
    ^\s?(?:대학|대\s|연구|선언|협약|코호트|패널|보고서)
  `,
  "iu",
);
/** Researchers at Leeds, a group in Zurich, according to Lyon: what stands before whoever says something. */
const notThere = "look|looks|looked|looking|aimed|arrived|held|stayed|lived";
const beforeAuthor = new RegExp(
  String.raw`(?:(?<!\b(?:${notThere})\s)\bat|\baccording\sto|\b(?:group|team|researchers|laboratory|lab|university|institute)\s(?:in|from|of))\s(?:the\s)?$`,
  "iu",
);

/** "As Simpson shows": without the first word it may be a country that reports its figures. */
const saysAfterAs =
  /^(?:\salso)?\s(?:shows?|showed|finds?|found|reports?|reported|notes?|noted|points?\sout|observes?|puts?)\b/u;

/** A name that is known for something else, but told here of whoever wrote something. */
export function isUsedAsAuthor(text: string, start: number, end: number): boolean {
  const [before, after] = [text.slice(Math.max(0, start - 24), start), text.slice(end, end + 60)];
  return wrote.test(after) || beforeAuthor.test(before) || (/\bas\s$/iu.test(before) && saysAfterAs.test(after));
}

/** A place that a work or a body is called after. */
export function isCalledAfter(text: string, end: number): boolean {
  return calledAfter.test(text.slice(end, end + 20));
}
