import type { EvidenceStatement } from "./statements.ts";
import { holdsWord } from "./tables.ts";
import type { SoughtWord } from "./word-cover.ts";

/** Ways of asking that a cell answers: for a value, not for whether, why or how. */
const asksValue =
  /몇|며칠|언제|얼마|누구|누가|어디|뭐|무엇|무슨|어느|[은는]\s*[?？]?\s*$|\b(?:what|when|who|where|which|how (?:much|many|long))\b/i;
const asksMore = /왜|이유|까닭|어떻게|방법|\bwhy\b/i;
/** Verbs that say no more than that there is a value. Any other asks for what the cell does not tell. */
const plainVerbs = new Set("남 되 있 이 하 들 드 나오 걸리 내 받 쓰 주 알 알리 얼마 be have get pay cost".split(" "));

/**
 * Whether a row answers by itself: all that the question names stands in it, one of them as what it is about, one as the name
 * of a column that has a value. "김하늘 연차는 며칠 남았어?" is answered by 김하늘's row under 연차 잔여일수.
 */
export function isExactRow(question: string, words: readonly SoughtWord[], statement: EvidenceStatement): boolean {
  const named = words.filter(({ kind, text }) => kind !== "verb" || !plainVerbs.has(text));
  const { cells, heading } = statement;
  if (cells.length === 0 || named.length < 2 || !asksValue.test(question) || asksMore.test(question)) return false;
  const ofColumn = named.filter((word) =>
    cells.some(({ column, value }) => value !== "" && holdsWord(column, word.text)),
  );
  const ofValue = named.filter((word) => cells.some(({ value }) => holdsWord(value, word.text)));
  const isThere = (word: SoughtWord) =>
    ofColumn.includes(word) || ofValue.includes(word) || holdsWord(heading ?? "", word.text);
  return named.every(isThere) && ofColumn.length > 0 && ofValue.some((word) => !ofColumn.includes(word));
}
