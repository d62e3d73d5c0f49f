import { oneOf, type Span, sentencesOf } from "#language";

/** A stretch of the contract that may be quoted on its own. */
export interface Quotable extends Span {
  readonly text: string;
  readonly kind: "sentence" | "table";
}

const itemMark = /^(?:\(?\d{1,2}[.)](?!\d)|[가나다라마바사아자차카타파하][.)]|\([a-z가-하]{1,3}\)|[-•·▪□o]\s)/;
const listLine =
  /\n(?=[ \t]*(?:[①-⑳]|\(?\d{1,2}[.)](?!\d)|[가나다라마바사아자차카타파하][.)]\s|\([a-z]{1,3}\)|[-•·▪□]\s))/g;
const tableRow = /^[ \t]*\|[^\n]*(?:\n|$)/gm;
const listAhead = /다음|아래|각\s?호|하기|[:：]\s*$|\b(?:following|as follows)\b/i;
/** How a sentence begins that leans on the one before it. */
const leaningWords = oneOf`
  다만
  단,
  단[ ]
  그러나
  그럼에도
  이 경우
  이때
  이를[ ]
  그러하지
  이에[ ]
  provided,? (?:however|that)
  however
  notwithstanding the foregoing
  except (?:that|as)
  in (?:such|this|that) (?:case|event)
`;
/** What only changes the sentence before it, and says the opposite of the truth without it. */
const dependent = new RegExp(String.raw`^(?:\**)(?:${leaningWords})`, "i");
const longest = 1_500;

/** Whether what a sentence says is told by the list below it. */
export const announcesList = (sentence: string) => listAhead.test(sentence);

/** Whether a sentence is an exception or a condition of the one before it. */
export const leansOnBefore = (sentence: string) => dependent.test(sentence);

/**
 * The stretches of a contract that may be quoted: whole sentences with their brackets closed, an exception with its rule, list
 * items with the sentence that announces them, tables as tables.
 */
export function quotableParts(text: string, { start, end }: Span): Quotable[] {
  const parts: Quotable[] = [];
  let from = start;
  for (const table of tablesOf(text, start, end)) {
    parts.push(...proseParts(text, from, table.start), {
      ...table,
      text: text.slice(table.start, table.end),
      kind: "table",
    });
    from = table.end;
  }
  return [...parts, ...proseParts(text, from, end)];
}

/** Runs of two or more rows. */
function tablesOf(text: string, start: number, end: number): Span[] {
  const runs: { start: number; end: number; rows: number }[] = [];
  for (const match of text.slice(start, end).matchAll(tableRow)) {
    const at = start + match.index;
    const last = runs.at(-1);
    if (last !== undefined && last.end === at) {
      last.end = at + match[0].length;
      last.rows += 1;
    } else runs.push({ start: at, end: at + match[0].length, rows: 1 });
  }
  return runs.filter(({ rows }) => rows > 1);
}

function proseParts(text: string, start: number, end: number): Quotable[] {
  const borders = [...text.slice(start, end).matchAll(listLine)].map((match) => start + match.index);
  const lines = [start, ...borders].map((from, at) => ({ start: from, end: borders[at] ?? end }));
  const sentences = lines.flatMap((line) => sentencesOf(text, line.start, line.end));
  const merged: { start: number; end: number }[] = [];
  let head = "";
  for (const sentence of sentences) {
    const own = text.slice(sentence.start, sentence.end);
    const last = merged.at(-1);
    const before = last === undefined ? "" : text.slice(last.start, last.end);
    const isItem = itemMark.test(own) && announcesList(head);
    const joins = leansOnBefore(own) || isItem || bracketsLeftOpen(before) > 0 || goesOn(before, own);
    if (last !== undefined && joins && sentence.end - last.start <= longest) last.end = sentence.end;
    else {
      merged.push({ ...sentence });
      head = own;
    }
  }
  return merged.map((span) => ({ ...span, text: text.slice(span.start, span.end), kind: "sentence" }));
}

/** A line this long was wrapped where its page ended; a shorter one may be a label or a cell. */
const wrappedLine = 25;
const endsItself = /(?:[.!?…。:;：；|)\]】>]|[다함음임것등]|계약서?|까지)["'”’]?$/;
const isTitle = /^(?:[[<【〈]|별지|별표|붙임|부록|부칙|제\s?\d+\s?[조장절])/;
const goingOn = { korean: /^[가-힣‘“'"(]/, english: /^[a-z]/ } as const;
const endsSentence = /[.!?。]["'”’)]*$/;

/** Whether a sentence that an empty line cuts off, as a page break leaves one, goes on with what stands behind it. */
function goesOn(before: string, own: string): boolean {
  const line = before.slice(before.lastIndexOf("\n") + 1).trim();
  if (line.length < wrappedLine || endsItself.test(line) || isTitle.test(line)) return false;
  if (isTitle.test(own) || itemMark.test(own) || !endsSentence.test(own)) return false;
  return /[a-z,]$/.test(line) ? goingOn.english.test(own) : /[가-힣,·]["'”’]?$/.test(line) && goingOn.korean.test(own);
}

/** Brackets that a text leaves open, behind so many that were: the sentence goes on after them. A list's own ")" closes none. */
export function bracketsLeftOpen(text: string, before = 0): number {
  let depth = before;
  for (const letter of text) {
    if (letter === "(" || letter === "（") depth += 1;
    else if ((letter === ")" || letter === "）") && depth > 0) depth -= 1;
  }
  return depth;
}
