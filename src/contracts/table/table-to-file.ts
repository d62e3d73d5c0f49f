import { tableToXlsx } from "#documents";
import { type ContractCell, type ContractTable, cellRemark, csvLine, csvMark, type Language } from "#protocol";

export const tableTypes = {
  json: "application/json; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** What programs read of a table. */
export const tableToJson = ({ columns, rows }: Pick<ContractTable, "columns" | "rows">, language: Language) => ({
  columns: columns.map(({ title }) => title[language]),
  rows: rows.map(({ file, documentId, cells }) => ({ file, documentId, cells })),
});

/** A table as a file: for each column what is said, and behind it the contract's own words and their place. */
export async function tableToFile(
  table: Pick<ContractTable, "columns" | "rows">,
  format: keyof typeof tableTypes,
  language: Language,
): Promise<string | Uint8Array> {
  if (format === "json") return `${JSON.stringify(tableToJson(table, language), null, 2)}\n`;
  const words = { ko: { file: "계약서", source: "근거" }, en: { file: "Contract", source: "source" } }[language];
  const head = [
    words.file,
    ...table.columns.flatMap(({ title }) => [title[language], `${title[language]} (${words.source})`]),
  ];
  const rows = table.rows.map(({ file, cells }) => [file, ...cells.flatMap((cell) => cellTexts(cell, language))]);
  if (format === "xlsx") return await tableToXlsx([head, ...rows]);
  return csvMark + [head, ...rows].map(csvLine).join("");
}

/** An answer with what is remarked of it, and its source. */
function cellTexts(cell: ContractCell, language: Language): [string, string] {
  const { answer, quote, label } = cell;
  const remark = cellRemark(cell)?.[language];
  const said = answer ?? (quote === null ? "" : `“${quote}”`);
  const source = [label, answer === null || quote === null ? null : `“${quote}”`].filter(Boolean).join(" ");
  return [[said, remark === undefined ? "" : `(${remark})`].filter(Boolean).join(" "), source];
}
