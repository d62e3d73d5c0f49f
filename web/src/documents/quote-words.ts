const row = /^[ \t]*\|(.*)\|[ \t]*$/;
const underHead = /^[ \t]*\|[ \t:|-]+\|[ \t]*(?:\n|$)/gm;

/** A quotation as it is read: the cells of a table's rows without the signs that Markdown draws it with. */
export function quoteWords(quote: string): string {
  const lines = quote.replace(underHead, "").split("\n");
  return lines.reduce((said, line, at) => {
    const between = at === 0 ? "" : row.test(line) && row.test(lines[at - 1] ?? "") ? " / " : "\n";
    return `${said}${between}${cellsOf(line)}`;
  }, "");
}

function cellsOf(line: string): string {
  return line.replace(row, (_, cells: string) => {
    const words = cells.split(/(?<!\\)\|/).map((cell) => cell.replaceAll("\\|", "|").trim());
    return words.filter((cell) => cell !== "").join(" · ");
  });
}
