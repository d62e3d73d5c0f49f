import { dateForms } from "./forms.ts";
import { meaning, type Token } from "./token.ts";

const gap = /[\s"'“”‘’()~…^]+/y;
const sentenceEnd = /[.?!,;:\n]+/y;
const wordEnd = /[^\s.?!,;:"“”()~…^]*/y;

/** The words of a question by what they say. A word that no forms read to its end is unknown, whole. */
export function readTokens(question: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < question.length) {
    const gapEnd = endOf(gap, question, at);
    const breakEnd = endOf(sentenceEnd, question, at);
    if (gapEnd !== null) at = gapEnd;
    else if (breakEnd !== null) {
      tokens.push({ ...meaning("break"), start: at, end: breakEnd });
      at = breakEnd;
    } else {
      const wordTokens = readWord(question, at, false) ?? [unknownWord(question, at)];
      tokens.push(...wordTokens);
      at = wordTokens.at(-1)?.end ?? question.length;
    }
  }
  return tokens;
}

/** The forms that a word is made of, to its end; null where there are none. A form may go on over spaces. */
function readWord(question: string, start: number, isInside: boolean): Token[] | null {
  if (isInside && !/[\p{L}\p{N}]/u.test(question[start] ?? "")) return [];
  for (const { pattern, read, isEnding } of dateForms) {
    if (isEnding && !isInside) continue;
    pattern.lastIndex = start;
    const match = pattern.exec(question);
    const meanings = match === null ? null : read(match);
    if (match === null || meanings === null) continue;
    const end = start + match[0].length;
    const rest = readWord(question, end, true);
    if (rest !== null) return [...meanings.map((one) => ({ ...one, start, end })), ...rest];
  }
  return null;
}

/** Endings that part clauses, and particles of a subject, told by their letters alone. */
const clauseEnd = /(?:는데|은데|인데|던데|라서|어서|아서|해서|니까|거든|고요|지만)$/;
const subject = /[가-힣](?:은|는|이|가)$/;

function unknownWord(question: string, start: number): Token {
  const end = Math.max(endOf(wordEnd, question, start) ?? 0, start + 1);
  const letters = question.slice(start, end);
  const kind = clauseEnd.test(letters) ? "break" : subject.test(letters) ? "subject" : "unknown";
  return { ...meaning(kind), start, end };
}

function endOf(pattern: RegExp, text: string, start: number): number | null {
  pattern.lastIndex = start;
  const match = pattern.exec(text);
  return match === null || match[0] === "" ? null : start + match[0].length;
}
