import { type Language, placeWord, type Source } from "#protocol";
import type { Fact } from "../facts.ts";
import type { ChatState } from "../state.ts";
import type { TableResult } from "./table-questions.ts";

type Gathered = Pick<ChatState, "sources" | "facts">;

/** What was worked out over tables as sources and facts: each row is cited where it stands. */
export function tableFacts(
  state: Gathered,
  results: readonly TableResult[],
  about: string,
  language: Language,
): Gathered {
  const sources: Source[] = [...state.sources];
  const facts = results.map(({ kind, text, rows, documentId, name, url, sheet, parts }): Fact => {
    const markOf = new Map<number, string>();
    for (const { page, start, end, text: words } of parts) {
      const same = sources.find(
        (one) => one.kind === "document" && one.documentId === documentId && one.page === page && one.start === start,
      );
      const id = same?.id ?? String(sources.length + 1);
      if (same === undefined)
        sources.push({ kind: "document", id, documentId, name, url, page, sheet, start, end, text: words });
      markOf.set(page, `[${id}]`);
    }
    const page = parts[0]?.page ?? 1;
    const mark = markOf.get(page) ?? "[1]";
    return {
      kind: kind === "worked" ? "worked-out" : "not-worked-out",
      mark,
      text,
      heading: null,
      quoted: false,
      document: name,
      where: `${name}, ${placeWord({ page, sheet })[language]}`,
      lead: null,
      rows: rows.map((row) => ({ text: row.text, quoted: false, mark: markOf.get(row.page ?? page) ?? mark })),
      about,
      fit: 1,
    };
  });
  return { sources, facts: [...state.facts, ...facts] };
}
