import { z } from "zod";
import { saidIn } from "./agree-particles.ts";
import { counted } from "./counted.ts";
import { type Language, type Localized, localizedSchema } from "./language.ts";

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

/** Whether the evidence has words against a sentence, or it names what is not there. That nobody found it refutes nothing. */
export const isRefuted = ({ status, by, evidence }: Pick<Statement, "status" | "by" | "evidence">): boolean =>
  status === "unknown-name" ||
  (doubtfulStatuses.has(status) && evidence.length > 0) ||
  (status === "contradicts" && by === "model");

/** The statements of an answer, with who compared them: a model, or `code` where none did. */
export interface Grounded {
  readonly statements: readonly Statement[];
  readonly lookedBy: string;
}

export interface StatementCounts {
  readonly total: number;
  /** Those that are the source's very words. */
  readonly quoted: number;
  readonly doubtful: number;
  /** Doubtful ones that were put right. */
  readonly corrected: number;
}

/** What a reader counts. Own words are no claims and are not counted. */
export function countStatements(statements: readonly Pick<Statement, "status" | "correction">[]): StatementCounts {
  const claims = statements.filter(({ status }) => status !== "own-words");
  const doubtful = claims.filter(({ status }) => doubtfulStatuses.has(status));
  return {
    total: claims.length,
    quoted: claims.filter(({ status }) => status === "quoted").length,
    doubtful: doubtful.length,
    corrected: doubtful.filter(({ correction }) => correction !== null).length,
  };
}

/** Whether an answer is quotations and nothing else, as rules write them: its words are the source's, whatever was asked. */
export const isAllQuoted = ({ total, quoted }: StatementCounts) => total > 0 && quoted === total;

const allQuoted: Localized = {
  ko: "인용한 말은 원문과 같습니다. 질문의 답인지는 직접 보아 주세요",
  en: "The quotations are word for word. See for yourself whether they answer the question",
};
const notCompared: Localized = {
  ko: "따옴표 속 말과 숫자만 원문과 맞춰 보았습니다",
  en: "Only quoted words and figures were compared with the sources",
};
const comparedBy = (model: string): Localized => ({
  ko: `${model}이(가) 답을 원문과 견주었습니다`,
  en: `${model} compared the answer with the sources`,
});

/** The parts of the one line under an answer: who compared it with its sources, and how many sentences need a look. */
export function comparedLine({ statements, lookedBy }: Grounded): Localized[] {
  const counts = countStatements(statements);
  if (counts.total === 0) return [];
  const { corrected } = counts;
  const open = counts.doubtful - corrected;
  return [
    isAllQuoted(counts) ? allQuoted : lookedBy === "code" ? notCompared : comparedBy(lookedBy),
    ...(corrected > 0
      ? [{ ko: `바로잡은 문장 ${corrected}개`, en: `${counted(corrected, "sentence")} put right` }]
      : []),
    ...(open > 0 ? [{ ko: `확인할 문장 ${open}개`, en: `${counted(open, "sentence")} to check` }] : []),
  ];
}

const listed = {
  source: { ko: "원문은 이렇게 말합니다", en: "The source says" },
  corrected: { ko: "바로잡은 문장", en: "Put right" },
  before: { ko: "처음 문장", en: "It was" },
} satisfies Readonly<Record<string, Localized>>;

/** What a reader without a page is told: who compared the answer, and each doubtful sentence with the source's words. */
export function describeStatements(grounded: Grounded, language: Language): string[] {
  const line = comparedLine(grounded);
  if (line.length === 0) return [];
  const doubts = grounded.statements
    .filter(({ status }) => doubtfulStatuses.has(status))
    .flatMap(({ text, reason, evidence, correction }) => [
      ...(correction === null
        ? [`! ${text.trim()}`]
        : [`${listed.corrected[language]}: ${correction.text.trim()}`, `  ${listed.before[language]}: ${text.trim()}`]),
      ...(reason === null ? [] : [`  ${saidIn(reason, language)}`]),
      ...evidence.map(({ label, quote }) => `  ${listed.source[language]}: [${label}] ${quote}`),
    ]);
  return [line.map((part) => saidIn(part, language)).join(" · "), ...doubts];
}

/** The same as Markdown, to stand below an answer that leaves the page. */
export function quoteStatements(grounded: Grounded, language: Language): string {
  return describeStatements(grounded, language)
    .map((line) => `> ${line.trim()}  `)
    .join("\n");
}
