/** Whether a UTF-16 unit counts as a letter or digit: Latin, Hangul, and everything beyond that is no punctuation. */
export function isLetterUnit(code: number): boolean {
  if (code < 128) return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
  return (
    code >= 0xc0 &&
    !(code >= 0x2000 && code <= 0x206f) &&
    !(code >= 0x3000 && code <= 0x303f) &&
    !(code >= 0xff00 && code <= 0xff0f)
  );
}

/** FNV-1a over one more unit. */
export function mixUnit(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193);
}

/** Spreads the bits of a hash, so that any of them may be used alone. */
export function avalanche(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** ASCII capitals as small letters; other scripts stay. */
export function lowerUnit(code: number): number {
  return code >= 65 && code <= 90 ? code + 32 : code;
}
