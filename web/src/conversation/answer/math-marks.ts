/** Fenced and inline code, which keep their dollars and backslashes. */
const code = /(```[\s\S]*?(?:```|$)|`[^`\n]*`)/;

/** `$x^2$`: no space inside the dollars, no digit after them, and something that money never has. */
const dollars = /(?<![\\$\w])\$(?![\s$])([^$\n]{1,200}?)(?<![\s\\])\$(?![\d$])/g;
const mathematical = /[\\^_={}]/;

/**
 * Writes the ways in which models mark mathematics as `$$…$$`, the one way that Markdown is read with here: a single
 * dollar is money far more often ("$5 and $10").
 */
export function withMathMarks(text: string): string {
  return text
    .split(code)
    .map((piece, index) => (index % 2 === 1 ? piece : marked(piece)))
    .join("");
}

function marked(text: string): string {
  return text
    .replace(/\\\[([\s\S]{1,2000}?)\\\]/g, (_, inner: string) => `\n$$\n${inner.trim()}\n$$\n`)
    .replace(/\\\(([^\n]{1,300}?)\\\)/g, (_, inner: string) => `$$${inner}$$`)
    .replace(dollars, (whole, inner: string) => (mathematical.test(inner) ? `$$${inner}$$` : whole));
}
