/** Marks of Markdown within a line that nobody would read aloud, and what is said in their place. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/!?\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, "$1"],
  // Numbers of sources stand in the answer as buttons; right behind a Latin letter, a number is a place in a list.
  [/(?<!\s)(?:\s+|(?<![\w\]]))(?:\[\d{1,3}(?:\s*,\s*\d{1,3})*\])+/g, ""],
  // What stands within other marks loses its own first: **all of *this***.
  [/(?<![\w*])\*(?![\s*])([^*]+)(?<!\s)\*(?![\w*])/g, "$1"],
  [/(?<!\*)(\*{2,3})(?![\s*])([^*]+)(?<!\s)\1(?!\*)/g, "$2"],
  // A name goes on behind them: __init__.py, __call__().
  [/(?<![\p{L}\p{N}_.])(_{1,3})(?![\s_])([^_]+)(?<!\s)\1(?![\p{L}\p{N}_(]|\.\w)/gu, "$2"],
  [/~~(?!\s)([^~]+)~~/g, "$1"],
];

const fence = /^(?:```|~~~)/;
const ruleOnly = /^[\s:|*_=-]+$/;
const lineMark = /^(?:(?:#{1,6}|>|[-*+])\s+)+/;
const codeSpan = /(?<!`)(`+)([^`]+)\1(?!`)/g;
/** Stands for code while marks around it are taken off: it is for private use, and answers hold none. */
const codeHere = "\uE000";

/** Marks take room: so many times the words that are wanted are looked at, however long an answer is. */
const room = 10;

/** The first so many characters of an answer as it is read aloud: its words, without the marks that only shape them. */
export function plainWords(markdown: string, most: number): string {
  let isCode = false;
  const lines = markdown
    .slice(0, most * room)
    .split("\n")
    .map((given) => {
      const line = given.trim();
      if (fence.test(line)) {
        isCode = !isCode;
        return "";
      }
      return isCode ? given.trimEnd() : wordsOfLine(line);
    });
  return lines
    .filter((line) => line !== "")
    .join("\n")
    .trim()
    .slice(0, most);
}

function wordsOfLine(line: string): string {
  if (ruleOnly.test(line)) return "";
  if (!line.startsWith("|")) return wordsWithin(line.replace(lineMark, ""));
  const cells = line.split("|").map((cell) => wordsWithin(cell.trim()));
  return cells.filter((cell) => cell !== "").join(", ");
}

function wordsWithin(text: string): string {
  const codes: string[] = [];
  const marked = text.replace(codeSpan, (_whole, _marks: string, code: string) => {
    codes.push(code);
    return codeHere;
  });
  const words = marks.reduce((rest, [mark, said]) => rest.replace(mark, said), marked);
  return words.replaceAll(codeHere, () => codes.shift() ?? "").trim();
}
