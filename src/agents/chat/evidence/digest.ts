import type { SearchHit } from "#protocol";
import type { DigestKind } from "../question/digest-kind.ts";
import { termsOf } from "../question/terms.ts";
import type { Said } from "./say-answer.ts";
import { type EvidenceStatement, statementsOf } from "./statements.ts";

/** Words of a document that stand for a part of it. */
export interface Extract {
  readonly hit: SearchHit;
  readonly said: Said;
}

interface Section {
  readonly document: string;
  readonly heading: string | null;
  readonly parts: { readonly hit: SearchHit; readonly statement: EvidenceStatement }[];
}

const mostSections = 8;
const mostClaims = 4;
const mostTables = 4;
/** The first sentence of a section stands for it unless another says clearly more of it. */
const firstCounts = 1.3;
const concludes = /결론|맺음|맺는|마무리|시사점|제언|conclusion|takeaway/i;

/** What stands for whole documents, in their order: a sentence a section, the last section's claims, or the tables. */
export function digestHits(hits: readonly SearchHit[], kind: DigestKind, lines: number | null): Extract[] {
  const ordered = inReadingOrder(hits);
  if (kind === "table") return ordered.flatMap(tablesIn).slice(0, mostTables);
  const sections = sectionsOf(ordered);
  if (kind === "summary") return summary(sections, lines ?? mostSections);
  const documents = [...Map.groupBy(sections, ({ document }) => document).values()];
  return documents.flatMap((own) => {
    const last = own.findLast(({ heading }) => concludes.test(heading ?? "")) ?? own.at(-1);
    return (last?.parts ?? []).slice(0, lines ?? mostClaims).map(extractOf);
  });
}

function inReadingOrder(hits: readonly SearchHit[]): SearchHit[] {
  const names = [...new Set(hits.map(({ documentId }) => documentId))];
  const place = ({ documentId }: SearchHit) => names.indexOf(documentId);
  return [...hits].sort((a, b) => place(a) - place(b) || a.page - b.page || a.start - b.start);
}

/** Statements by the heading they stand below; a passage that begins without one goes on with the section before it. */
function sectionsOf(hits: readonly SearchHit[]): Section[] {
  const sections: Section[] = [];
  for (const hit of hits) {
    for (const statement of statementsOf(hit.text)) {
      const before = sections.at(-1);
      const goesOn =
        before?.document === hit.documentId && (statement.heading === null || statement.heading === before.heading);
      const section = goesOn ? before : { document: hit.documentId, heading: statement.heading, parts: [] };
      if (!goesOn) sections.push(section);
      if (!section.parts.some((part) => part.statement.text === statement.text)) section.parts.push({ hit, statement });
    }
  }
  return sections;
}

/** The central sentence of each section; of too many sections, those that say most of what the documents speak of. */
function summary(sections: readonly Section[], most: number): Extract[] {
  const overall = wordCounts(sections.flatMap(({ parts }) => parts));
  const central = sections.flatMap(({ parts, heading }) => {
    const sentences = parts.filter(({ statement }) => statement.kind === "sentence");
    const own = wordCounts(sentences);
    const [best] = (sentences.length === 0 ? parts : sentences)
      .map((part, at) => ({ part, weight: centrality(part.statement, own) * (at === 0 ? firstCounts : 1) }))
      .sort((a, b) => b.weight - a.weight);
    if (best === undefined) return [];
    const weight = centrality(best.part.statement, overall) * (concludes.test(heading ?? "") ? 2 : 1);
    return [{ part: best.part, weight }];
  });
  const kept = new Set([...central].sort((a, b) => b.weight - a.weight).slice(0, most));
  return central.filter((one) => kept.has(one)).map(({ part }) => extractOf(part));
}

function wordCounts(parts: Section["parts"]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { statement } of parts)
    for (const word of new Set(termsOf(statement.text).words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** How much of what is said around it a statement speaks of; a long one does not win by its length alone. */
function centrality({ text }: EvidenceStatement, counts: ReadonlyMap<string, number>): number {
  const words = [...new Set(termsOf(text).words)];
  return words.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0) / Math.sqrt(words.length + 1);
}

function extractOf({ hit, statement }: Section["parts"][number]): Extract {
  const { text, heading, kind } = statement;
  return {
    hit,
    said: { kind: kind === "row" ? "row" : "words", text, heading, lead: null, quoted: kind === "sentence", rows: [] },
  };
}

/** The tables of a passage as they stand in it, each below its heading. */
function tablesIn(hit: SearchHit): Extract[] {
  const tables = hit.text.match(/(?:^[ \t]*\|.*(?:\n|$)){2,}/gm) ?? [];
  return tables.map((table) => {
    const lines = table.trim().split("\n");
    const [first = "", second = ""] = lines;
    const rule = /^[\s|:-]+$/.test(second) ? [] : [`|${" --- |".repeat(first.split("|").length - 2)}`];
    const text = [first, ...rule, ...lines.slice(1)].map((line) => line.trim()).join("\n");
    const heading = statementsOf(hit.text.slice(0, hit.text.indexOf(table) + table.length)).at(-1)?.heading ?? null;
    return { hit, said: { kind: "words", text, heading, lead: null, quoted: false, rows: [] } };
  });
}
