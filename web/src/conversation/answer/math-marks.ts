/** Fenced and inline code, which keep their dollars and backslashes. */
const code = /(```[\s\S]*?(?:```|$)|`[^`\n]*`)/;

/** `\[…\]`, `\(…\)`, and `$x^2$` with no space inside the dollars and no digit after them. */
const formula =
  /\\\[([\s\S]{1,2000}?)\\\]|\\\(([^\n]{1,300}?)\\\)|(?<![\\$\w])\$(?![\s$])([^$\n]{1,200}?)(?<![\s\\])\$(?![\d$])/g;
/** What money never has. */
const mathematical = /[\\^_={}]/;
/** A letter that Markdown would take for a mark of its own: `\_`. */
const escaped = /\\[\\`*_[\]<>#|]/g;

/** Whether `\[…\]` is a formula: brackets of words are written so too, "\[Re\] Summaries revisited", and a row of a table holds none. */
function isDisplay(inside: string, before: string, after: string): boolean {
  const [ahead, behind] = [before.slice(before.lastIndexOf("\n") + 1).trim(), (after.split("\n", 1)[0] ?? "").trim()];
  if (ahead.startsWith("|")) return false;
  if (ahead === "" && behind === "") return true;
  const isWhole = !inside.includes("\n") || /^[ \t]*\n/.test(inside);
  return isWhole && mathematical.test(inside.replace(escaped, ""));
}

/** A text whose mathematics is marked. */
export interface MathMarked {
  readonly text: string;
  /** Where a place of the text as it was written stands in this one. */
  placeOf(written: number): number;
}

/**
 * Writes the ways in which models mark mathematics as `$$…$$`, the one way that Markdown is read with here: a single
 * dollar is money far more often ("$5 and $10").
 */
export function withMathMarks(written: string): MathMarked {
  const longer: { readonly from: number; readonly by: number }[] = [];
  let read = 0;
  const pieces = written.split(code).map((piece, index) => {
    const start = read;
    read += piece.length;
    if (index % 2 === 1) return piece;
    return piece.replace(formula, (whole, display?: string, inline?: string, dollars?: string, at = 0) => {
      if (dollars !== undefined && !mathematical.test(dollars)) return whole;
      if (display !== undefined && !isDisplay(display, piece.slice(0, at), piece.slice(at + whole.length)))
        return whole;
      const marked = display === undefined ? `$$${inline ?? dollars}$$` : `\n$$\n${display.trim()}\n$$\n`;
      longer.push({ from: start + at + whole.length, by: marked.length - whole.length });
      return marked;
    });
  });
  return {
    text: pieces.join(""),
    placeOf: (place) => longer.reduce((moved, { from, by }) => (place >= from ? moved + by : moved), place),
  };
}
