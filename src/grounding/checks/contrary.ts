import { opposite, sameSide } from "#language/meaning";
import { agreement, type Token } from "../tokens.ts";

/** Giving and getting are one thing, told from its two sides. */
const converse: ReadonlySet<string> = new Set(["send", "buy"]);
const gets = /받|빌[려리린]|수령|양수|인수|^(?:receiv|get|got|obtain|collect|borrow|lend|rent|buy|bought|sell|sold)/u;

/** Whether two words say the same or the contrary; null where one tells nothing of the other. */
export function compareWords(mine: Token, theirs: Token): "same" | "contrary" | null {
  const [one, other] = [mine.mention, theirs.mention];
  if (one === null || other === null) return null;
  // Two words of one meaning of the table may be its two sides: 유상 and 무상.
  if (one.concept === other.concept) {
    if (one.sign === other.sign) return "same";
    return converse.has(one.concept) && one.isDenied === other.isDenied ? null : "contrary";
  }
  const isDeniedAlike = one.isDenied === other.isDenied;
  // 회원 and 비회원 have letters in common, too.
  if (opposite(one.senses, other.senses)) {
    if (gets.test(mine.stem) !== gets.test(theirs.stem)) return null;
    return isDeniedAlike ? "contrary" : "same";
  }
  const isSame = agreement(mine, theirs) !== null || sameSide(one.senses, other.senses);
  return isSame ? (isDeniedAlike ? "same" : "contrary") : null;
}

/** How many of these words the others say the contrary of, and nowhere the same: two of them may say the same again. */
export function countTurned(own: readonly Token[], theirs: readonly Token[]): number {
  // 쓰지 못한 돈을 쓸 수 있다: what is said both ways tells nothing.
  const isBoth = ({ key, mention }: Token) =>
    own.some((other) => other.key === key && other.mention?.sign !== mention?.sign);
  return own.filter((token) => {
    if (isBoth(token)) return false;
    const hows = theirs.map((other) => compareWords(token, other));
    return hows.includes("contrary") && !hows.includes("same");
  }).length;
}
