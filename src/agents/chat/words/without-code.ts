/** A text without its code, which is in nobody's language and cites nothing; a block may still be open at the end. */
export const withoutCode = (text: string): string =>
  text.replace(/(^|\n)[ \t]*(```|~~~)[\s\S]*?(\n[ \t]*\2|$)/g, "\n").replace(/`[^`\n]*`/g, " ");
