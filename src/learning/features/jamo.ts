const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;

/** A text as character codes, each with the position that it came from. */
export interface Codes {
  readonly codes: readonly number[];
  readonly origins: readonly number[];
}

/**
 * Hangul syllables taken apart into their letters, so that 갔어, 갈게 and 가요 share their stem. Leading consonants,
 * vowels and trailing consonants have codes of their own (the conjoining jamo).
 */
export function toJamoCodes(text: string): Codes {
  const codes: number[] = [];
  const origins: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < firstSyllable || code > lastSyllable) {
      codes.push(code);
      origins.push(at);
      continue;
    }
    const index = code - firstSyllable;
    const trailing = index % 28;
    codes.push(0x1100 + Math.floor(index / 588), 0x1161 + Math.floor((index % 588) / 28));
    origins.push(at, at);
    if (trailing === 0) continue;
    codes.push(0x11a7 + trailing);
    origins.push(at);
  }
  return { codes, origins };
}
