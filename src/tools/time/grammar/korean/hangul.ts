import { finalOf, finals, isSyllable } from "#language";

const finalIn = (letter: string) => (isSyllable(letter.charCodeAt(0)) ? finals[finalOf(letter.charCodeAt(0))] : "");

/** 빌린, 가는, 산: a verb before the noun that it describes ends in ㄴ. */
export const isAdnominal = (word: string) => finalIn(word.at(-1) ?? "") === "ㄴ";

/** 모임, 만남: a noun of a verb ends in ㅁ. */
export const isNounOfVerb = (word: string) => finalIn(word.at(-1) ?? "") === "ㅁ";

/** 했, 샀: a verb of the past is written with ㅆ; 있 and 겠 are not of the past. */
export const isPastVerb = (word: string) =>
  /^(?:began|bought|met|went|came|took|made|[a-z]{3,}ed)$/i.test(word) ||
  [...word.replace(/[있겠]/g, "")].some((letter) => finalIn(letter) === "ㅆ");

/** 끊었어, 샀어요, 봤음: a statement about the past that ends a sentence, with or without a mark. */
export function isPastStatement(word: string): boolean {
  const verb = /^(.+?)(?:어요?|음|다|네요?|습니다|거든요?)$/.exec(word)?.[1] ?? "";
  return finalIn(verb.at(-1) ?? "") === "ㅆ" && !/[있겠]$/.test(verb);
}

/** The first syllable without its final, by which the forms of a short verb are alike: 놀러 and 노는, 샀는데 and 산. */
export function verbRoot(word: string): string {
  const first = word.charCodeAt(0);
  return isSyllable(first) ? String.fromCharCode(first - finalOf(first)) : word.charAt(0);
}

/** 개학, 시험: a word without a particle or an ending of a verb. */
export const isBareNoun = (word: string) =>
  /[가-힣]$/.test(word) && !/(?:은|는|이|가|을|를|에|도|로|요|서|고|데|면|까지|부터|한테)$/.test(word);
