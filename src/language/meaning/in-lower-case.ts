/** A text in lower case, letter for letter: İ alone would be two, and every place behind it another. */
export function inLowerCase(text: string): string {
  return text.replaceAll("İ", "i").toLowerCase();
}
