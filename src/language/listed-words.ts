/** The words of a list that is written over some lines. */
export const listedWords = (lines: string): ReadonlySet<string> => new Set(lines.trim().split(/\s+/));
