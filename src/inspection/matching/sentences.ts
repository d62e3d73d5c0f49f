export interface Sentence {
  readonly offset: number;
  readonly length: number;
}

/** Sentences by their end marks and line breaks; enough for counting, in one pass and without copies. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  const close = (end: number) => {
    let from = start;
    let to = end;
    while (from < to && isSpace(text.charCodeAt(from))) from += 1;
    while (to > from && isSpace(text.charCodeAt(to - 1))) to -= 1;
    if (to > from) sentences.push({ offset: from, length: to - from });
    start = end;
  };
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 10) close(index + 1);
    else if (isEndMark(code)) {
      while (index + 1 < text.length && isTail(text.charCodeAt(index + 1))) index += 1;
      const next = index + 1 < text.length ? text.charCodeAt(index + 1) : 10;
      // A full stop inside 3.14 or example.com ends nothing.
      if (code !== 46 || isSpace(next)) close(index + 1);
    }
  }
  close(text.length);
  return sentences;
}

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0x3000;
}

/** . ! ? 。 ！ ？ … */
function isEndMark(code: number): boolean {
  return (
    code === 46 ||
    code === 33 ||
    code === 63 ||
    code === 0x3002 ||
    code === 0xff01 ||
    code === 0xff1f ||
    code === 0x2026
  );
}

/** Further marks, and what closes a quotation. */
function isTail(code: number): boolean {
  return (
    isEndMark(code) ||
    code === 34 ||
    code === 39 ||
    code === 41 ||
    code === 0x201d ||
    code === 0x2019 ||
    code === 0x300d
  );
}
