const text = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\\n]|\\.)*`/;
/** What a slash behind a value begins is a division. */
const pattern = /(?:(?<![\w)\]}<] ?)|(?<=\breturn ))\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[dgimsuvy]*/;
const textOrPattern = new RegExp(`${text.source}|(?<pattern>${pattern.source})`, "g");

/** The regular expression literals within a line of code; "./a/b.ts" is a text and holds none. */
export function literalPatternsIn(line) {
  if (/^\s*(\*|\/\/|\/\*)/.test(line)) return [];
  return [...line.matchAll(textOrPattern)].flatMap(({ groups }) => groups.pattern ?? []);
}
