/** Letters that may have a lower case: Latin, Greek and Cyrillic ones, numerals and letters in circles, letters of full width. */
const mayBeUpper = /[A-Z\u00b5-\u1fff\u2100-\u24ff\u2c00-\u2dff\ua640-\uabff\uff21-\uff3a\u{10000}-\u{10ffff}]/u;

/** A text in lower case, letter for letter: İ alone would be two, and every place behind it another. */
export function inLowerCase(text: string): string {
  // Most Korean text has none, and is looked at only.
  return mayBeUpper.test(text) ? text.replaceAll("İ", "i").toLowerCase() : text;
}
