import { oneOf } from "#language";

const plain = oneOf`
  이?야
  이?에요
  이?예요
  임
`;
const asked = oneOf`
  이?지
  이?죠
  이?니
  이?냐
  인가요?
  인지
  입니까
  일까요?
  인\s?거야
`;
const told = oneOf`
  입니다
  이?거든요?
  이?래요?
`;

/** “3일 뒤야 4일 뒤야?”, “그게 16일인가요?”: the ending that asks what something is. */
export const isAskedToBe = (ending: string) => isAskedEnding.test(ending);
const isAskedEnding = new RegExp(`^(?:${plain}|${asked})$`);

/** “마감이 16일이에요.”: the ending that tells it. */
export const isToldToBe = (ending: string) => isToldEnding.test(ending);
const isToldEnding = new RegExp(`^(?:${plain}|${told})$`);

/** 출발이야, 마감입니다: a noun of two letters or more that wears such an ending. */
export const isNounTold = (word: string) => isToldNoun.test(word);
const isToldNoun = /[가-힣]{2}(?:이야|이에요|예요|입니다|이래요?|임)$/;
