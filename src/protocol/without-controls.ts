/**
 * Text of others on its way to a terminal or a page: it moves no cursor, writes no clipboard and turns no line around. Line
 * breaks and tabs stay; what is taken out is shown as a sign that something was there.
 */
export function withoutControls(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu, (char) =>
      char === "\n" || char === "\t" ? char : "�",
    );
}
