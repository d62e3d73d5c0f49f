import { createTurn } from "#kernel";
import { type Language, languageOf } from "#protocol";
import { createTableQuestions } from "../table-questions.ts";

/** A document of a test: its pages as they are kept. */
export type Pages = Readonly<Record<string, readonly string[]>>;

/** Asks questions in a row over documents; what the last one brings. */
export async function askOver(documents: Pages, ...questions: readonly string[]) {
  const tool = createTableQuestions(async (id) => ({
    name: id,
    url: null,
    isSheet: id.endsWith(".xlsx"),
    pages: (documents[id] ?? []).map((text, at) => ({ page: at + 1, text })),
  }));
  const question = questions.at(-1) ?? "";
  const language: Language = languageOf(question);
  const models = { forRole: () => null };
  const run = await createTurn({ id: "t", sessionId: "s", agent: "chat", language, startedAt: 0, models });
  const input = { question, earlier: questions.slice(0, -1), documents: Object.keys(documents) };
  return (await tool.run(input, { signal: new AbortController().signal, run })).results;
}

/** What is told in one line, of each table that fits. */
export async function toldOver(documents: Pages, ...questions: readonly string[]): Promise<string> {
  return (await askOver(documents, ...questions)).map(({ text }) => text).join("\n");
}

/** A table as a document keeps it. */
export function markdownTable(header: string, ...rows: readonly string[]): string {
  const line = (cells: string) => `| ${cells.split(",").join(" | ")} |`;
  return [line(header), `|${" --- |".repeat(header.split(",").length)}`, ...rows.map(line)].join("\n");
}
