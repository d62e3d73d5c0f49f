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
