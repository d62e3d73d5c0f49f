import type { Finding } from "#protocol";

/** Where a finding stands: `6:10`, or the row of a spreadsheet. */
export function shownPlace({ place, line, column }: Finding): string {
  return place ?? `${line}:${column}`;
}

/** What a finding is, for formats whose places are lines of files: of a spreadsheet its row stands among the words. */
export function saidOf({ message, text, place }: Finding): string {
  return place === undefined ? `${message}: ${text}` : `${message}: ${text} (${place})`;
}
