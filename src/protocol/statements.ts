import { z } from "zod";
import { counted } from "./counted.ts";
import { type Language, type Localized, localizedSchema } from "./language.ts";
import { saidIn } from "./said-in.ts";

/** How a sentence of an answer stands to its evidence. */
export const statementStatusSchema = z.enum([
  "quoted",
  "supported",
  "unchecked",
  "contradicts",
  "unsupported",
  "unknown-name",
  "uncited",
  "own-words",
]);
export type StatementStatus = z.infer<typeof statementStatusSchema>;

/** A citation mark by its place, so that nothing but the characters there can be taken for one. */
export const statementMarkSchema = z.object({
  start: z.number().int(),
  end: z.number().int(),
  /** The evidence it leads to; null where there is none, and no link is made of it. */
  label: z.string().nullable(),
});
export type StatementMark = z.infer<typeof statementMarkSchema>;

/** A sentence of an answer, its place in the answer's text, and what it stands on. */
export const statementSchema = z.object({
  text: z.string(),
  status: statementStatusSchema,
  /** Why, for a reader. Null where there is nothing to explain. */
  reason: localizedSchema.nullable(),
  /** Who found its status out: code, or a model that compared it. Null where nobody did. */
  by: z.enum(["code", "model"]).nullable().default(null),
  /** What decided: a check of the code, or `judge`. */
  check: z.string().nullable(),
  evidence: z.array(z.object({ label: z.string(), quote: z.string() })),
  marks: z.array(statementMarkSchema),
  start: z.number().int(),
  end: z.number().int(),
  /** What the writer made of a doubtful sentence when asked once more, where the checks find nothing against it. */
  correction: z.object({ text: z.string(), status: statementStatusSchema }).nullable().default(null),
});
export type Statement = z.infer<typeof statementSchema>;

/** Statuses that a reader has to look at before relying on the sentence. */
export const doubtfulStatuses: ReadonlySet<StatementStatus> = new Set(["contradicts", "unsupported", "unknown-name"]);

/** Statuses of sentences that nothing could be found for or against. */
export const uncheckedStatuses: ReadonlySet<StatementStatus> = new Set(["unchecked", "uncited"]);

export interface StatementCounts {
  readonly total: number;
  /** Those that are the source's very words. */
  readonly quoted: number;
  readonly checked: number;
  readonly unchecked: number;
  readonly doubtful: number;
}

/** Whether an answer is quotations and nothing else, as rules write them: its words are the source's, whatever was asked. */
export const isAllQuoted = ({ total, quoted }: StatementCounts) => total > 0 && quoted === total;

/**
 * "문장 9개: 근거 있음 5, 확인 못함 3, 확인 필요 1". What there is none of is left out. Of quotations alone it says no more than
 * that they are verbatim: more would be read as if they were found to answer the question.
 */
export function statementCountsLine(statements: StatementCounts): Localized {
  const { total, checked, unchecked, doubtful } = statements;
  if (isAllQuoted(statements)) {
    return {
      ko: "인용한 말은 원문과 같습니다. 질문의 답인지는 직접 보아 주세요",
      en: "The quotations are word for word. See for yourself whether they answer the question",
    };
  }
  const counts = [
    { count: checked, ko: "근거 있음", en: "supported" },
    { count: unchecked, ko: "확인 못함", en: "not checked" },
    { count: doubtful, ko: "확인 필요", en: "to look at" },
  ].filter(({ count }) => count > 0);
  return {
    ko: `문장 ${total}개: ${counts.map(({ count, ko }) => `${ko} ${count}`).join(", ")}`,
    en: `${counted(total, "sentence")}: ${counts.map(({ count, en }) => `${count} ${en}`).join(", ")}`,
  };
}

/** The counts above an answer. Own words are no claims and are not counted. */
export function countStatements(statements: readonly Pick<Statement, "status">[]): StatementCounts {
  const claims = statements.filter(({ status }) => status !== "own-words");
  const doubtful = claims.filter(({ status }) => doubtfulStatuses.has(status)).length;
  const quoted = claims.filter(({ status }) => status === "quoted").length;
  const unchecked = claims.filter(({ status }) => uncheckedStatuses.has(status)).length;
  return { total: claims.length, quoted, checked: claims.length - doubtful - unchecked, unchecked, doubtful };
}

const listed = {
  source: { ko: "원문은 이렇게 말합니다", en: "The source says" },
  corrected: { ko: "바로잡은 문장", en: "Put right" },
  unchecked: { ko: "확인하지 못한 문장입니다", en: "These could not be checked" },
} satisfies Readonly<Record<string, Localized>>;

/**
 * What a reader without a page is told: the counts, each doubtful sentence with the evidence's words, and which could not
 * be checked, unless that is all of them.
 */
export function describeStatements(statements: readonly Statement[], language: Language): string[] {
  const counts = countStatements(statements);
  if (counts.total === 0) return [];
  const doubts = statements
    .filter(({ status }) => doubtfulStatuses.has(status))
    .flatMap(({ text, reason, evidence: [words], correction }) => [
      `! ${text.trim()}`,
      ...(reason === null ? [] : [`  ${saidIn(reason, language)}`]),
      ...(words === undefined ? [] : [`  ${listed.source[language]}: [${words.label}] ${words.quote}`]),
      ...(correction === null ? [] : [`  ${listed.corrected[language]}: ${correction.text}`]),
    ]);
  const open = statements.filter(({ status }) => uncheckedStatuses.has(status)).map(({ text }) => `? ${text.trim()}`);
  const unchecked =
    open.length === 0 || open.length === counts.total ? [] : [`${listed.unchecked[language]}:`, ...open];
  return [statementCountsLine(counts)[language], ...doubts, ...unchecked];
}

/** The same as Markdown, to stand below an answer that leaves the page. */
export function quoteStatements(statements: readonly Statement[], language: Language): string {
  return describeStatements(statements, language)
    .map((line) => `> ${line.trim()}  `)
    .join("\n");
}
