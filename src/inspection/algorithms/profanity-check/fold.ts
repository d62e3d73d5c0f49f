import { finalOf, finals, initialLetters, isSyllable, syllableOf } from "#language";

/** A text with only its letters, and where in the original each of them stands. */
export interface Folded {
  readonly text: string;
  readonly offsets: Int32Array;
}

const fullWidthA = 0xff21;

/**
 * Leaves the letters, so that `시1발`, `시.발` and `ㅅㅣㅂㅏㄹ` all read the same: small Latin letters, Hangul, and loose jamo
 * put together into syllables. What lay between them is judged afterwards, by the offsets.
 */
export function foldLetters(text: string): Folded {
  const units = new Uint16Array(text.length);
  const offsets = new Int32Array(text.length + 1);
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = letterOf(text.charCodeAt(index));
    if (unit === 0) continue;
    const merged = length > 0 ? mergeJamo(units[length - 1] ?? 0, unit, text.charCodeAt(index + 1)) : 0;
    if (merged !== 0) units[length - 1] = merged;
    else {
      units[length] = unit;
      offsets[length] = index;
      length += 1;
    }
  }
  offsets[length] = text.length;
  return { text: stringOf(units, length), offsets };
}

function letterOf(code: number): number {
  if (code >= 97 && code <= 122) return code;
  if (code >= 65 && code <= 90) return code + 32;
  if (isSyllable(code)) return code;
  if (code >= 0x3131 && code <= 0x3163) return code;
  if (code >= fullWidthA && code < fullWidthA + 26) return code - fullWidthA + 97;
  return 0;
}

/** Puts a loose vowel to the loose consonant before it, and a loose final consonant to an open syllable. Zero: they stay apart. */
function mergeJamo(before: number, unit: number, next: number): number {
  const isVowel = unit >= 0x314f && unit <= 0x3163;
  if (isVowel) {
    const lead = initialLetters.indexOf(String.fromCharCode(before));
    return lead === -1 ? 0 : syllableOf(lead, unit - 0x314f);
  }
  const isOpen = isSyllable(before) && finalOf(before) === 0;
  const tail = finals.indexOf(String.fromCharCode(unit));
  const nextIsVowel = next >= 0x314f && next <= 0x3163;
  // ㅋ and ㅎ after a syllable are laughter, ㅅㅂ after one an insult of its own.
  if (!isOpen || tail <= 0 || nextIsVowel || (next >= 0x3131 && next <= 0x314e)) return 0;
  return unit === 0x3139 || unit === 0x3134 || unit === 0x3141 ? before + tail : 0;
}

function stringOf(units: Uint16Array, length: number): string {
  let text = "";
  for (let from = 0; from < length; from += 8192) {
    text += String.fromCharCode(...units.subarray(from, Math.min(length, from + 8192)));
  }
  return text;
}
