import { finalOf, initialOf, isSyllable, vowelOf } from "#language";

/**
 * Hangul syllables taken apart into their letters, so that 갔어, 갈게 and 가요 share their stem. Leading consonants,
 * vowels and trailing consonants have codes of their own (the conjoining jamo).
 */
export function toJamoCodes(text: string): number[] {
  const codes: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (!isSyllable(code)) codes.push(code);
    else {
      codes.push(0x1100 + initialOf(code), 0x1161 + vowelOf(code));
      if (finalOf(code) !== 0) codes.push(0x11a7 + finalOf(code));
    }
  }
  return codes;
}
