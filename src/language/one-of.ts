/**
 * The alternatives of a pattern, one a line, to be put into a group: oneOf`…` of "별지" and "별표" is 별지|별표. Lines are taken
 * as patterns, and without the white space around them: a blank that counts is written `[ ]`.
 */
export function oneOf({ raw }: TemplateStringsArray): string {
  const lines = raw.join("").split("\n");
  return lines.flatMap((line) => (line.trim() === "" ? [] : [line.trim()])).join("|");
}
