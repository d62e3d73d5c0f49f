/** A sentence with the marks that follow it. */
const statement =
  /[^.!?。\n]*(?:[.!?。](?!\s|$|\s*\[)[^.!?。\n]*)*(?:[.!?。]+|$)[”"’')\]]*(?:\s*\[[^[\]\n]{1,48}\])*\.?\s*/g;

/** The statements of one line, each with its marks; together they are the line. */
export function statementsOf(line: string): string[] {
  const parts = (line.match(statement) ?? []).filter((part) => part !== "");
  // A number with a point ("3.5", "1. ") or a bare bracket is no sentence of its own.
  return parts.reduce<string[]>((merged, part) => {
    const last = merged.at(-1);
    const fragment = last !== undefined && (/^[\s\-*>#]*\d{1,3}\.\s*$/.test(last) || /^\s*\[/.test(part));
    if (fragment) merged[merged.length - 1] = last + part;
    else merged.push(part);
    return merged;
  }, []);
}
