import { finalOf, initialOf, isSyllable, vowelOf } from "#language";

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
    if (!isSyllable(code)) {
      codes.push(code);
      origins.push(at);
      continue;
    }
    const trailing = finalOf(code);
    codes.push(0x1100 + initialOf(code), 0x1161 + vowelOf(code));
    origins.push(at, at);
    if (trailing === 0) continue;
    codes.push(0x11a7 + trailing);
    origins.push(at);
  }
  return { codes, origins };
}
