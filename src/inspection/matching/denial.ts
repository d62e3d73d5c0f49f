import { oneOf } from "#language";

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
