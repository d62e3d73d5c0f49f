import type { Language, SearchHit, Source } from "#protocol";
import type { Fact } from "../facts.ts";
import type { AskedOfTable } from "../question/asked-of-table.ts";
import { type EvidenceTable, tablesOf } from "./tables.ts";
import { type WorkedOut, workOut } from "./work-out.ts";

/** A longer table may go on in another passage. */
const longestWhole = 1_800;
/** So many rows are shown below what came of them. */
const mostShown = 10;

export interface WorkedTable {
  readonly hit: SearchHit;
  readonly table: EvidenceTable;
  readonly worked: WorkedOut;
}

/** What a question asks of a table as a whole, worked out; null unless it is of one table alone, and that one is there from its first row to its last. */
export function workedTable(question: string, hits: readonly SearchHit[]): WorkedTable | null {
  const found = hits.flatMap((hit) =>
    tablesOf(hit.text).flatMap((table) => {
      const worked = workOut(question, table);
      return worked === null ? [] : [{ hit, table, worked }];
    }),
  );
  const [only, another] = found;
  return only === undefined || another !== undefined || only.table.text.length > longestWhole ? null : only;
}

/** Whether passages hold more of a table than the one that it was found in: those of a long table all begin with the same names. */
export function goesOn({ hit, table }: WorkedTable, hits: readonly SearchHit[]): boolean {
  return hits.some(
    (other) =>
      other.documentId === hit.documentId &&
      (other.page !== hit.page || other.start !== hit.start) &&
      tablesOf(other.text).some(({ header }) => header.join("|") === table.header.join("|")),
  );
}

const words: Readonly<Record<Language, Readonly<Record<AskedOfTable, (column: string) => string>>>> = {
  ko: {
    sum: (column) => `${column} 합계`,
    average: (column) => `${column} 평균`,
    most: (column) => `${column} 가장 큰 값`,
    least: (column) => `${column} 가장 작은 값`,
  },
  en: {
    sum: (column) => `Sum of ${column}`,
    average: (column) => `Average of ${column}`,
    most: (column) => `Largest ${column}`,
    least: (column) => `Smallest ${column}`,
  },
};

/** What was worked out as an answer tells it: the figure, and the rows that it comes of. */
export function workedFact(
  { hit, worked }: WorkedTable,
  { sources, about, where, language }: { sources: readonly Source[]; about: string; where: string; language: Language },
): Fact {
  const { kind, of, column, value, count, rows } = worked;
  const source = sources.find(
    (one) =>
      one.kind === "document" && one.documentId === hit.documentId && one.page === hit.page && one.start === hit.start,
  );
  const title = [...of, words[language][kind](column)].join(" · ");
  const shown = rows.slice(0, mostShown);
  const more = shown.length < rows.length;
  const counted =
    language === "ko"
      ? `${count}줄${more ? `, 아래는 처음 ${mostShown}줄` : ""}`
      : `of ${count} rows${more ? `, the first ${mostShown} below` : ""}`;
  return {
    kind: "worked-out",
    mark: `[${source?.id ?? "1"}]`,
    text: `${title}: ${value} (${counted})`,
    heading: null,
    quoted: false,
    document: hit.name,
    where,
    lead: null,
    rows: shown.map((text) => ({ text, quoted: false })),
    about,
    fit: 1,
  };
}
