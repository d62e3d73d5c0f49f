import { z } from "zod";
import { createYield, defineTool, type Tool } from "#kernel";
import type { Language } from "#protocol";
import { loadAskedWords } from "#search";
import { askTables, isWorked } from "./ask-tables.ts";
import { indexCells } from "./cell-index.ts";
import { readColumns } from "./columns.ts";
import { createTableNames } from "./name-match.ts";
import { type NamelessAsked, namelessAsked } from "./nameless-asked.ts";
import { readTables } from "./read-tables.ts";
import type { NamelessTable, Table } from "./table.ts";
import type { TableSource } from "./table-reading.ts";
import { tellWords } from "./tell-words.ts";
import { tellDeclined, tellWorked } from "./tell-worked.ts";

const inputSchema = z.object({
  question: z.string().trim().min(1).max(1_000),
  /** What was asked before it, the oldest first. */
  earlier: z.array(z.string().max(1_000)),
  documents: z.array(z.string()),
});
const partSchema = z.object({
  page: z.number().int(),
  start: z.number().int(),
  end: z.number().int(),
  text: z.string(),
});
const resultSchema = z.object({
  kind: z.enum(["worked", "declined"]),
  operation: z.string(),
  isFollowUp: z.boolean(),
  text: z.string(),
  rows: z.array(z.object({ text: z.string(), page: z.number().int().nullable() })),
  documentId: z.string(),
  name: z.string(),
  url: z.string().nullable(),
  sheet: z.string().nullable(),
  /** The parts of the table that the rows stand in; the first part where none is told. */
  parts: z.array(partSchema),
});
const outputSchema = z.object({ results: z.array(resultSchema) });
export type TableQuestionInput = z.infer<typeof inputSchema>;
export type TableResult = z.infer<typeof resultSchema>;
export type TableQuestions = Tool<TableQuestionInput, z.infer<typeof outputSchema>>;

/** A document as it is kept, page by page. */
export interface KeptDocument {
  readonly name: string;
  readonly url: string | null;
  /** A spreadsheet's pages begin with the name of their sheet. */
  readonly isSheet: boolean;
  readonly pages: readonly { readonly page: number; readonly text: string }[];
}
export type ReadKeptDocument = (id: string) => Promise<KeptDocument>;

/** So many letters of tables are read for one question: some ten thousand rows. */
const mostLetters = 6_000_000;
const mostTables = 200;

/** Works questions out over the whole tables of documents. */
export function createTableQuestions(readDocument: ReadKeptDocument): TableQuestions {
  return defineTool({
    name: "ask_tables",
    title: { ko: "표 셈하기", en: "Tables" },
    description: {
      ko: "문서의 표를 끝까지 읽어 셈하기",
      en: "read the tables of the documents whole and work them out",
    },
    input: inputSchema,
    output: outputSchema,
    async run({ question, earlier, documents }, { signal, run }) {
      const giveWay = createYield();
      const pause = async () => {
        signal.throwIfAborted();
        await giveWay();
      };
      const { sources, nameless } = await readSources(documents, readDocument, pause);
      if (sources.length + nameless.length === 0) return { results: [] };
      const askedWords = await loadAskedWords();
      const mayName = namesIn(askedWords([...earlier, question].join("\n")));
      const outcomes = await askTables(question, earlier, sources, { mayName, pause });
      const asked = outcomes.length > 0 ? null : namelessAsked(question, nameless, sources.length === 0);
      if (asked !== null) return { results: [tellNameless(asked, run.language)] };
      return {
        results: outcomes.map((outcome): TableResult => {
          const { asked, isFollowUp, source } = outcome.reading;
          const { document, sheet, parts } = source.read.table;
          const told = isWorked(outcome) ? tellWorked(outcome, run.language) : tellDeclined(outcome, run.language);
          const pages = new Set(told.rows.map(({ page }) => page));
          const held = parts.filter(({ page }) => pages.has(page));
          return {
            kind: isWorked(outcome) ? "worked" : "declined",
            operation: asked,
            isFollowUp,
            text: told.text,
            rows: [...told.rows],
            documentId: document.id,
            name: document.name,
            url: document.url,
            sheet,
            parts: held.length > 0 ? held : parts.slice(0, 1),
          };
        }),
      };
    },
    summary: ({ results }) => results.map(({ text }) => text).join(" · "),
    words: ({ results }) =>
      results.map(({ text, rows }) => [text, ...rows.map((row) => `- ${row.text}`)].join("\n")).join("\n\n"),
  });
}

function tellNameless({ table, operation }: NamelessAsked, language: Language): TableResult {
  const { document, sheet, parts, why } = table;
  return {
    kind: "declined",
    operation,
    isFollowUp: false,
    text: tellWords[language].declined[why](),
    rows: [],
    documentId: document.id,
    name: document.name,
    url: document.url,
    sheet,
    parts: parts.slice(0, 1),
  };
}

/** The tables of documents, ready to be asked. What is beyond the limit is not read, and the table that it cuts is not whole. */
async function readSources(
  documents: readonly string[],
  readDocument: ReadKeptDocument,
  pause: () => Promise<void>,
): Promise<{ readonly sources: readonly TableSource[]; readonly nameless: readonly NamelessTable[] }> {
  const tables: Table[] = [];
  const nameless: NamelessTable[] = [];
  let letters = 0;
  for (const id of documents) {
    await pause();
    if (letters > mostLetters || tables.length > mostTables) break;
    const { name, url, isSheet, pages } = await readDocument(id);
    const within = pages.findIndex(({ text }) => {
      letters += text.length;
      return letters > mostLetters;
    });
    const taken = within < 0 ? pages : pages.slice(0, within);
    const found = await readTables({ id, name, url, isSheet }, taken, pause);
    const last = taken.at(-1)?.page;
    nameless.push(...found.nameless);
    tables.push(
      ...found.tables.map((table) =>
        within >= 0 && table.parts.at(-1)?.page === last ? { ...table, isWhole: false } : table,
      ),
    );
  }
  const sources: TableSource[] = [];
  for (const table of tables.filter(({ rows }) => rows.length > 0).slice(0, mostTables)) {
    const read = await readColumns(table, pause);
    sources.push({ read, names: createTableNames(read, await indexCells(read, pause)) });
  }
  return { sources, nameless };
}

/** Korean is read by its nouns; any other word may be a name. */
function namesIn(words: readonly { readonly written: string; readonly kind: string }[]) {
  const nouns = words.filter(({ kind }) => kind !== "verb").map(({ written }) => written.toLowerCase());
  return (word: string) => !/^[가-힣]+$/.test(word) || nouns.some((noun) => noun.includes(word) || word.includes(noun));
}
