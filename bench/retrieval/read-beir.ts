import { z } from "zod";
import { badRow, readLines } from "./read-lines.ts";

const id = z.union([z.string().min(1), z.number()]).transform(String);
const textRowSchema = z.object({ _id: id, title: z.string().nullish(), text: z.string() });

export interface TextRow {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** The rows of a corpus or of a file of queries. */
export async function* readBeirTexts(file: string): AsyncGenerator<TextRow> {
  const seen = new Set<string>();
  for await (const { number, text } of readLines(file)) {
    const row = textRowSchema.safeParse(parseJson(file, number, text));
    if (!row.success) {
      const detail = row.error.issues.map((issue) => `${issue.path.join(".") || "row"}: ${issue.message}`).join("; ");
      throw badRow(file, number, { ko: detail, en: detail });
    }
    const { _id, title, text: body } = row.data;
    if (seen.has(_id))
      throw badRow(file, number, { ko: `_id ${_id}이(가) 두 번 나옵니다`, en: `_id ${_id} occurs twice` });
    seen.add(_id);
    yield { id: _id, title: title ?? "", text: body };
  }
}

function parseJson(file: string, number: number, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause);
    throw badRow(file, number, { ko: `JSON이 아닙니다 (${detail})`, en: `not JSON (${detail})` });
  }
}

/** Grades of the relevant texts, by query. */
export type Judgments = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Reads qrels, with or without the line of column names; TREC's four columns are understood too. */
export async function readQrels(file: string): Promise<Judgments> {
  const judgments = new Map<string, Map<string, number>>();
  let first = true;
  for await (const { number, text } of readLines(file)) {
    const columns = text.includes("\t") ? text.split("\t") : text.trim().split(/\s+/);
    const [query, document, grade] = columns.length === 4 ? [columns[0], columns[2], columns[3]] : columns;
    const score = grade === undefined || grade.trim() === "" ? Number.NaN : Number(grade);
    const isHeader = first && Number.isNaN(score);
    first = false;
    if (isHeader) continue;
    if (query === undefined || document === undefined || !Number.isFinite(score))
      throw badRow(file, number, {
        ko: "query-id, corpus-id, 숫자 score가 있어야 합니다",
        en: "expected query-id, corpus-id and a numeric score",
      });
    if (score <= 0) continue;
    const grades = judgments.get(query.trim()) ?? new Map<string, number>();
    judgments.set(query.trim(), grades.set(document.trim(), score));
  }
  return judgments;
}
