const row = /^[ \t]*\|(.*)\|[ \t]*$/gm;
const underHead = /^[ \t]*\|[ \t:|-]+\|[ \t]*(?:\n|$)/gm;

/** A quotation as it is read: the cells of a table's rows without the signs that Markdown draws it with. */
export function quoteWords(quote: string): string {
  return quote.replace(underHead, "").replace(row, (_, cells: string) => {
    const words = cells.split(/(?<!\\)\|/).map((cell) => cell.replaceAll("\\|", "|").trim());
    return words.filter((cell) => cell !== "").join(" · ");
  });
}
