import { bothEnds, endingSplitter, matchesOfAny, oneOf, particles } from "#language";
import { meaningsIn } from "#search";
import { factPatterns } from "../facts/patterns.ts";
import { lacksValueAskedFor } from "./asked-facts.ts";
import { sumsInWords } from "./sums-in-words.ts";

const splitParticle = endingSplitter(particles);
/** Words between what is asked for and 얼마: 월세가 한 달에 모두 얼마야? */
const adverbs = oneOf`
  총
  모두
  전부
  다
  해서
  합쳐서
  대략
  도대체
  정확히
  실제로
  지금
  금액이
  금액은
  한
  달에
  한달에
  매달
  매월
  다달이
  일
  년에
  일년에
  매년
  하루에
`;
/** What follows 얼마 where it asks for no sum: how long, how far it rises, how much is taken off. */
const notTheSum = oneOf`
  [가-힣]{0,2}\s?(?:전|동안|만에|뒤|후|안에|자주|오래)
  까지
  [가-힣]{0,2}\s?(?:더|올[가-힣]|오[르를른]|인상|가산|깎|할인|떼|밀[리려]|늦|돌려|날[려리])
`;
const koreanSum = new RegExp(
  String.raw`([가-힣]{2,20})\s{0,3}(?:(?:${adverbs})\s{1,3}){0,4}(?:얼마(?!${notTheSum})|몇\s?(?:퍼센트|프로|%|원)(?!까지))`,
);
/** How Korean words end that name a payment, and the English ones. */
const koreanPayments = oneOf`
  [금값료액급임]
  [가-힣]비
  [가-힣]세
  [단정매입대시]가
  분양가
  수당
  이자
  연봉
  보수
  급여
  상여
  로열티
  요율
  이율
`;
const englishPayments = oneOf`
  rent
  fees?
  price
  deposit
  premium
  royalt(?:y|ies)
  salary
  wages?
  payments?
  costs?
  charges?
  commission
  compensation
  penalty
  interest
  bonus
  loan
`;
const payment = new RegExp(`(?:${koreanPayments})$|^(?:${englishPayments})$`);
/** What is paid for is told by the words before these. */
const anyPayment = /^(?:비용|금액|나머지\S*|payments?|costs?)$/;
/** Words that end like a payment and are none. */
const noPayments = oneOf`
  [지현입송출수저조방]금
  [직등지공보취언발긴소]급
  [책선해위사재취연퇴]임
  [자재의치종완만원음연]료
  [준설정장대구소]비
  [자추명상]세
`;
const noPayment = new RegExp(`^(?:${noPayments})$`);
const englishAsking = String.raw`\b(?:how much (?:is|are|was)|what is the amount of) (?:(?:the|my|our|this|their) )?`;
const englishSum = new RegExp(String.raw`${englishAsking}([a-z ]{3,40}?)(?: (?:per|a) \w+)?\s*[?.]*$`, "i");

/** A sum is asked for in few words, above or below what is pasted. */
const lettersAsked = 300;

/** The payment whose sum a question asks for: "월세 얼마야?", "How much is the deposit?". Null in any other question. */
export function sumAskedFor(question: string): string | null {
  const asked = bothEnds(question, lettersAsked);
  const [, phrase] = englishSum.exec(asked) ?? [];
  const [, word = phrase?.trim().split(" ").at(-1) ?? ""] = koreanSum.exec(asked) ?? [];
  const { stem, ending } = splitParticle(word.toLowerCase());
  const names = payment.test(stem) && !anyPayment.test(stem) && !noPayment.test(stem);
  return names && /^[은는이가을를]?$/.test(ending) ? stem : null;
}

/** What a text says of a payment: its sum, a share, words for a sum or a sum below a title of its name, its name beside some sum, or nothing. */
export type SumTold = "sum" | "share" | "beside" | "nothing";

/** A sum that is told in another one: two months' worth, twice the deposit. */
const multiples = /\d+\s?개월\s?(?:분|치)|\d+\s?배|배액/g;
const sums = [...factPatterns.amount, multiples];
/** A topic may stand some words before its sum; anything else stands beside it. */
const [furthestTopic, furthestOther] = [60, 16];
const sentenceEnd = /[.。](?:\s|$)|[;；]/;

/** How far a text, below its title, tells the sum of a payment. */
export function sumToldOf(
  payment: string,
  { text, title }: { readonly text: string; readonly title: string },
): SumTold {
  const isNamed = namerOf(payment);
  const told = (patterns: readonly RegExp[]) =>
    matchesOfAny(text, patterns).map(({ 0: value, index }) =>
      isToldOf(isNamed, text.slice(Math.max(0, index - furthestTopic), index), text.slice(index + value.length)),
    );
  const [ofSums, ofRates, ofWords] = [told(sums), told(factPatterns.rate), told(sumsInWords)];
  if (ofSums.includes(true)) return "sum";
  if (ofRates.includes(true) || ofWords.includes(true)) return "share";
  const names = (words: string) => [...words.matchAll(word)].some(([one]) => isNamed(splitParticle(one).stem));
  if (ofSums.length + ofWords.length > 0 && names(title)) return "share";
  return ofSums.length + ofRates.length > 0 && names(text) ? "beside" : "nothing";
}

/** Whether a passage has the value that a question asks for; true where it asks for none. */
export function tellsValueAskedFor(
  question: string,
  passage: { readonly text: string; readonly title: string },
): boolean {
  const payment = sumAskedFor(question);
  if (payment === null) return !lacksValueAskedFor(question, passage.text);
  const told = sumToldOf(payment, passage);
  return told === "sum" || told === "share";
}

const word = /[가-힣]+|[a-z]+/gi;

/** Whether a sum is that of a payment: its topic, what stands right before it, or what it is called behind it. */
function isToldOf(isNamed: (stem: string) => boolean, before: string, behind: string): boolean {
  const sentence = before.split(sentenceEnd).at(-1) ?? "";
  for (const { 0: written, index } of sentence.matchAll(word)) {
    const { stem, ending } = splitParticle(written);
    if (!isNamed(stem)) continue;
    if (/^[은는이가]$/.test(ending) || /[a-z]/i.test(written)) return true;
    if (/^(?:[을를로]|으로|)$/.test(ending) && sentence.length - index - written.length <= furthestOther) return true;
  }
  const { stem, ending } = splitParticle(/^[의을를인]?\s?([가-힣]{2,12})/.exec(behind)?.[1] ?? "");
  return ending !== "의" && isNamed(stem);
}

/** What a Korean contract calls what an English question asks for. */
const inKorean: ReadonlyMap<string, readonly string[]> = new Map([
  ["rent", ["차임", "월세", "임대료", "임차료"]],
  ["deposit", ["보증금"]],
  ["fee", ["수수료", "보수", "대금", "용역비"]],
  ["price", ["대금", "가격"]],
  ["cost", ["비용", "대금"]],
  ["salary", ["급여", "임금", "연봉", "보수", "월급"]],
  ["wage", ["임금", "급여", "월급", "시급"]],
  ["interest", ["이자", "이율"]],
  ["penalty", ["위약금", "지체상금", "위약벌"]],
  ["commission", ["수수료"]],
  ["royalty", ["로열티", "사용료", "실시료", "인세"]],
  ["compensation", ["보상금", "배상액", "보수"]],
  ["premium", ["보험료", "권리금"]],
  ["bonus", ["상여금", "성과급"]],
  ["loan", ["대여금", "대출금", "차용금"]],
]);
const koreanFor = (payment: string) =>
  inKorean.get(payment) ?? inKorean.get(payment.replace(/s$/, "").replace(/ie$/, "y")) ?? [];

/** English words for what the other side pays for all of it. */
const anyPrice = /^(?:prices?|fees?|costs?|consideration|remuneration)$/;
const priceWord = /(?:대금|비용|요금|비|료|값)$/;

/** Whether a word names a payment: by its letters, in a compound, with another word for a price, or by its meaning. */
function namerOf(payment: string): (stem: string) => boolean {
  const [meanings, korean] = [meaningsIn(payment), koreanFor(payment)];
  const root = payment.replace(priceWord, "");
  return (written) => {
    const stem = written.toLowerCase();
    if (stem.length < 2) return false;
    if (stem.endsWith(payment) || payment.endsWith(stem)) return true;
    if (root.length >= 2 && root !== payment && stem.replace(priceWord, "") === root) return true;
    if (anyPrice.test(payment) && anyPrice.test(stem)) return true;
    if (korean.some((word) => stem.endsWith(word))) return true;
    return !meanings.isDisjointFrom(meaningsIn(stem));
  };
}
