import type { Span } from "./span.ts";

/** All matches of a global pattern. `matchAll` compiles a copy of the pattern for every text, which costs more than most texts. */
export function allMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === "") pattern.lastIndex += 1;
  }
  return matches;
}

/** The same for what is looked for in every text and found in few: no list of matches is made. */
export function forEachMatch(text: string, pattern: RegExp, use: (match: RegExpExecArray) => void): void {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const behind = pattern.lastIndex + (match[0] === "" ? 1 : 0);
    use(match);
    pattern.lastIndex = behind;
  }
}

/** All matches of several global patterns, as of one that has them as its alternatives, which would be compiled in one go. */
export function matchesOfAny(text: string, patterns: readonly RegExp[]): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  const ahead = patterns.map((pattern) => matchFrom(0, text, pattern));
  for (let from = 0; ; ) {
    let first: RegExpExecArray | null = null;
    for (const [at, pattern] of patterns.entries()) {
      let match = ahead[at] ?? null;
      if (match !== null && match.index < from) {
        match = matchFrom(from, text, pattern);
        ahead[at] = match;
      }
      if (match !== null && (first === null || match.index < first.index)) first = match;
    }
    if (first === null) return matches;
    matches.push(first);
    from = first.index + Math.max(1, first[0].length);
  }
}

function matchFrom(from: number, text: string, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/** Which letters of a text are read already. One look a letter: a text of many figures would take the square of their number. */
export function createTakenPlaces(length: number) {
  // Made with the first figure: most texts have none.
  let taken: Uint8Array | null = null;
  return {
    overlaps({ start, end }: Span): boolean {
      if (taken !== null) for (let at = start; at < end; at++) if (taken[at] === 1) return true;
      return false;
    },
    take({ start, end }: Span): void {
      taken ??= new Uint8Array(length);
      taken.fill(1, start, end);
    },
  };
}
