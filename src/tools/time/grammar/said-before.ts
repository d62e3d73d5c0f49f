import { oneOf } from "#language";
import { type Clause, phrasesOf } from "./clause.ts";
import { askedAt, hasStray, startOf, unknownWords } from "./clause-facts.ts";
import { unitOf } from "./expression.ts";
import { isNounTold } from "./korean/copula.ts";
import { isEventOfVerb } from "./korean/event-verbs.ts";
import { isAdnominal, isNounOfVerb, verbRoot } from "./korean/hangul.ts";
import type { DateToken } from "./token.ts";

/** “보낸 게 그제고 오늘 오겠지? 보낸 날짜가 며칠이더라”: the day that was told of the thing which is asked about. */
export function toldOf(asking: Clause, others: readonly Clause[]): Clause | undefined {
  const words = unknownWords(asking).filter((word) => isAbout(word, asking));
  if (words.length === 0 || hasStray(asking)) return undefined;
  return others.find((clause) => namesDay(clause) && words.every((word) => isSaidIn(clause, word)));
}

/** "When is the party?": English says after the asking word what is asked about. */
export function isAbout({ start, text }: DateToken, clause: Clause): boolean {
  return start < askedAt(clause) || /^[a-z]/i.test(text);
}

/** "When does it run out?", "How many days do I have left to buy a gift?": what is told of the one thing that was spoken of, or why. */
export function isOfPronoun({ start }: DateToken, { items }: Clause): boolean {
  const before = items
    .filter((item) => startOf(item) < start)
    .map((item) => (item.kind === "phrase" ? "" : item.token.text));
  const verb = before.findIndex((text) => /^(?:does|do|did|will|would|should|is|was|can)$/i.test(text));
  const isPronoun = verb >= 0 && /^(?:it|she|he|they|that|this)$/i.test(before[verb + 1] ?? "");
  return isPronoun || (before.some((text) => /^left$/i.test(text)) && before.some((text) => /^to$/i.test(text)));
}

/** “다음 달엔 며칠에 들어올까요?”: after what asks, a verb that any day may be told by says of no other thing. */
export const isCommonVerb = (word: DateToken, clause: Clause) =>
  word.start > askedAt(clause) && commonVerbs.test(word.text) && !isNounTold(word.text);
const commonVerbs = new RegExp(
  `^(?:${oneOf`
    또
    돌아[오와온올옴]
    들어[오와온올옴가]
    나[오와온올옴가간갈]
    빠[지져질]
    [오와온올옴]
    [가간갈]
    [되돼된될됨]
    [하해한할함]
    [내낼냄]
    [받쉬쉰쉴쉽줘준줄]
    열[리려린릴]
    있
    찾아[오와]
  `})(?:${oneOf`
    요
    까요?
    나요?
    [니냐지죠어아음]
    어요
    아요
    는지요?
    는데요?
    는거[가-힣]*
    는가요?
    [대래]요?
    려나
    습니까
    ㅂ니까
  `})?$`,
);

const verbEndings = /(?:나요|는지요?|는데요?|는가요?|는|니|냐|나|지|죠|대요?|래요?|고|면|기로|려고)$/;

/** Words for one thing that comes again. */
const sameThings: readonly RegExp[] = [
  /^(?:월급|급여|봉급|payday|paychecks?$|paid$|salary)/i,
  /^(?:정기)?(?:휴무|휴점|휴업|쉬|쉰|쉽)/,
];

/** When something is due is when it is to be paid; what it is must be the same. */
const isOwed = /^(?:due|pay|payments?)$/i;
const owed = /^(?:rent|bills?|due|payments?)(?:'s)?$/i;

/** “합격자 명단 나온대”: what comes out when it is announced; a book or a song does too. */
const announced = /^(?:결과|성적|합격|명단|점수)/;

/** renewal, renews: one word with another ending. */
const englishRoot = (word: string) =>
  /^[a-z]{5,}$/.test(word) ? word.replace(/(?:ations?|als?|ing|ed|s)$/, "") : null;

/** What people call the one day of something they have told. */
const datesOfThings =
  /^(?:체크인|체크아웃|출발|도착|방문|접수|진료|예약|반납|마감|기한|행사|당일|해당)(?:일|날)?(?:은|는|이|가)?$/;

/** “결과는 열흘 뒤에 나온다는데 결과 나오는 날이 며칠이야?”: what is asked about was told with its day. */
export function isSaidIn(clause: Clause | undefined, word: DateToken): boolean {
  const text = word.text.toLowerCase();
  const told = clause === undefined ? [] : unknownWords(clause).map((one) => one.text);
  if (sameThings.some((names) => names.test(text) && told.some((one) => names.test(one)))) return true;
  if (isOwed.test(text) && told.some((one) => owed.test(one))) return true;
  const bare = text.length > 2 ? text.replace(/(?:은|는|이|가|을|를|의|까지)$/, "") : text;
  // 이삿날: the day of 이사.
  const stem = bare.length > 2 ? bare.replace(/[날일]$|ing$|ed$|s$/, "").replace("삿", "사") : bare;
  const said = clause === undefined ? [] : unknownWords(clause).map((one) => one.text.toLowerCase());
  if (clause !== undefined && datesOfThings.test(text) && phrasesOf([clause]).length === 1) return true;
  if (
    clause !== undefined &&
    /^(?:deadline|cutoff|마감|기한|마감일)(?:은|이)?$/.test(text) &&
    phrasesOf([clause]).some(({ role }) => role === "until")
  )
    return true;
  // 이사하는 날: the day of 이사해.
  if (told.some((one) => isEventOfVerb(stem, one))) return true;
  if (stem === "발표" && told.some((one) => announced.test(one)) && told.some((one) => /^나[온와]/.test(one)))
    return true;
  const noun = isAdnominal(text) ? text.replace(/(?:하|되|받|가|오|보|나오)?는$|[한된간온본]$|받은$|했?던$/, "") : "";
  if (noun.length > 1 && said.some((one) => one.startsWith(noun))) return true;
  // 모이나요: of 모이는데.
  const verb = text.replace(verbEndings, "");
  if (verb.length > 1 && verb !== text && said.some((one) => one.startsWith(verb))) return true;
  const root = englishRoot(text);
  if (root !== null && said.some((one) => englishRoot(one) === root)) return true;
  // 노는 날: the day of 놀러 갈.
  const isVerb =
    text.length < 4 && (isAdnominal(text) || isNounOfVerb(bare) || /[가-힣](?:어|아|나|요|니|지|대|래)$/.test(text));
  return said.some(
    (one) =>
      one.startsWith(stem) || (stem.length > 1 && one.includes(stem)) || (isVerb && verbRoot(one) === verbRoot(text)),
  );
}

/** A year alone (“This year.”) is not the day that is asked about. */
export const namesDay = (clause: Clause) =>
  hasStray(clause) || phrasesOf([clause]).some(({ expression }) => unitOf(expression) !== "year");
