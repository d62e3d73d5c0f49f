/** A judge's thoughts, without the marks of their format. */
export function thoughtsOf(reasoning: string): string {
  return reasoning
    .split("\n")
    .filter((line) => !line.startsWith("[Final]"))
    .map((line) => line.replace(/^\[Thought\]\s*/, ""))
    .join("\n");
}
