import { isLetterUnit } from "./letters.ts";

/** A piece as long as this at most: longer ones are sentences, which are compared as such. */
const longestPiece = 40;
const fewestTimes = 8;

/** Where one and the same piece stands eight times or more in a row. Laughter, rows of figures and ruled lines are none. */
export function repeatedPieces(
  text: string,
  isFree: (offset: number, length: number) => boolean,
): { offset: number; length: number }[] {
  const places: { offset: number; length: number }[] = [];
  for (let period = 2; period <= longestPiece && period * fewestTimes <= text.length; period += 1) {
    const isAsBefore = (at: number) => text.charCodeAt(at) === text.charCodeAt(at - period);
    // However it lies, a row of so many pieces holds one of these places: only from there its ends are looked for.
    const stride = period * (fewestTimes - 1);
    for (let at = stride; at < text.length; at += stride) {
      if (!isAsBefore(at)) continue;
      let start = at;
      let end = at + 1;
      while (start > period && isAsBefore(start - 1)) start -= 1;
      while (end < text.length && isAsBefore(end)) end += 1;
      const offset = start - period;
      const isRow = end - start >= stride && saysSomething(text, offset, period);
      if (isRow && isFree(offset, end - offset)) places.push({ offset, length: end - offset });
      at = Math.max(at, end - (end % stride));
    }
  }
  return places.sort((one, other) => one.offset - other.offset);
}

/** Whether a piece holds two different letters. */
function saysSomething(text: string, offset: number, period: number): boolean {
  let first = -1;
  for (let at = offset; at < offset + period; at += 1) {
    const unit = text.charCodeAt(at);
    if (!isLetterUnit(unit) || isDigit(unit) || isLoneJamo(unit)) continue;
    if (first === -1) first = unit;
    else if (unit !== first) return true;
  }
  return false;
}

const isDigit = (unit: number) => unit >= 48 && unit <= 57;
/** ㅋㅎ, ㅠㅜ. */
const isLoneJamo = (unit: number) => unit >= 0x3131 && unit <= 0x3163;
