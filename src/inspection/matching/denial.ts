import { oneOf } from "#language";

// A list of its own beside the negation of #language, which tells by whole words which word is denied. Here two sentences
// that are nearly the same are only compared: a word that denies nothing (없애다, 아닌지) stands in both and changes nothing,
// while one that is overlooked inside another (할수없다, 양도금지) would make a repetition of an opposite.

/** Korean denials stand in the middle of words: 않았다, 없으며, 못한다, 불가능. */
const korean = oneOf`
  않
  없
  못
  아니
  말아야
  (?<!\p{L})안[ ]
  금지
  금하
  불가
  제외
  거부
  거절
`;

const english = oneOf`
  not
  no
  never
  none
  neither
  nor
  cannot
  without
  except
  unless
  prohibit(?:s|ed)?
  forbidden
  \p{L}{2,8}n['’]t
`;

const denial = new RegExp(String.raw`${korean}|(?<![\p{L}])(?:${english})(?![\p{L}])`, "giu");

/** How often a sentence denies or forbids something. */
export function countDenials(sentence: string): number {
  return sentence.match(denial)?.length ?? 0;
}
