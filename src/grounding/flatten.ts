/** Text without white space and typographic differences, for finding quotations. */
export function flatten(text: string): string {
  return text.replace(/[\s"'“”‘’*_`]/g, "").toLowerCase();
}
