/** What may begin a comment, or something in which `<!--` is text: an escaped letter, a fence of code, a span of code. */
const opening = /\\[\\`<]|^[ \t>]*(?:(`{3,})[^`\n]*|(~{3,})[^\n]*)$|`+|<!--/gm;

/** Markdown without its comments. Those in code are shown to readers, and what is never closed is no comment. */
export function withoutComments(text: string): string {
  let kept = "";
  let from = 0;
  opening.lastIndex = 0;
  for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
    const [found, backticks, tildes] = match;
    const fence = backticks ?? tildes;
    if (fence !== undefined) opening.lastIndex = endOfFence(text, opening.lastIndex, fence);
    else if (found.startsWith("`")) opening.lastIndex = endOfSpan(text, opening.lastIndex, found.length);
    else if (found === "<!--") {
      const end = text.indexOf("-->", match.index + 2);
      if (end < 0) break;
      kept += text.slice(from, match.index);
      from = end + 3;
      opening.lastIndex = from;
    }
  }
  return kept + text.slice(from);
}

/** A fence without an end holds the rest of the text. */
function endOfFence(text: string, start: number, fence: string): number {
  const closing = new RegExp(`^[ \\t>]*${fence[0]}{${fence.length},}[ \\t]*$`, "gm");
  closing.lastIndex = start;
  return closing.exec(text) === null ? text.length : closing.lastIndex;
}

/** Each length of a span is looked for to the paragraph's end: hostile texts have thousands of lengths. */
const longestMark = 20;

/** A span of code ends at as many backticks as it began with, within its paragraph; else its backticks are letters. */
function endOfSpan(text: string, start: number, backticks: number): number {
  if (backticks > longestMark) return start;
  const closing = /`+|\n[ \t]*\n/g;
  closing.lastIndex = start;
  for (let match = closing.exec(text); match?.[0].startsWith("`"); match = closing.exec(text))
    if (match[0].length === backticks) return closing.lastIndex;
  return start;
}
