/** Words beside their label, without saying it again: "제3조(계약기간) …" beside 제3조, "② …" beside 제6조 제2항. */
export function withoutLabel(words: string, label: string): string {
  if (words.startsWith(label)) return words.slice(label.length).trimStart();
  return /\d+(?:항|\))$/.test(label) ? words.replace(/^(?:[①-⑳]|\(\d+\))\s*/, "") : words;
}
