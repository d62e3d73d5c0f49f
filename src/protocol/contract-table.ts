import { z } from "zod";
import { costSchema } from "./journal.ts";
import { type Localized, localizedSchema } from "./language.ts";

/** What every contract can be asked by one word. Without a model code fills the first ones from structure and facts. */
export const contractFieldTitles = {
  parties: { ko: "당사자", en: "Parties" },
  dates: { ko: "날짜", en: "Dates" },
  amounts: { ko: "금액", en: "Amounts" },
  term: { ko: "계약 기간", en: "Term" },
  notice: { ko: "갱신·통지 기한", en: "Renewal and notice" },
  termination: { ko: "해지", en: "Termination" },
  "liability-cap": { ko: "책임 한도", en: "Liability cap" },
  law: { ko: "준거법과 관할", en: "Governing law" },
} as const satisfies Record<string, Localized>;

/**
 * `said` stands on words of the contract. `differs`, `not-found`: marked, since the words say something else, or are not in the
 * contract. `closest`: no model has read it; the article that bears the name is shown.
 */
const cellStatusSchema = z.enum([
  "said",
  "differs",
  "not-found",
  "closest",
  "not-said",
  "not-in-part",
  "needs-model",
  "failed",
  "waiting",
]);
export type ContractCellStatus = z.infer<typeof cellStatusSchema>;

/** What a contract says to a column: an answer, the contract's own words for it, and where they stand. */
export const contractCellSchema = z.object({
  status: cellStatusSchema,
  answer: z.string().nullable(),
  quote: z.string().nullable(),
  label: z.string().nullable(),
  page: z.number().int().nullable(),
  /** In the whole text of the contract. */
  start: z.number().int().nullable(),
  end: z.number().int().nullable(),
  /** Of a contract that was read in part, how much that was. */
  readShare: z.number().min(0).max(1).optional(),
  /** The model that answered; null where code did. */
  by: z.string().nullable(),
  /** Why it failed. */
  reason: localizedSchema.nullable(),
});
export type ContractCell = z.infer<typeof contractCellSchema>;

export const contractRowSchema = z.object({
  documentId: z.string(),
  file: z.string(),
  cells: z.array(contractCellSchema),
});
export type ContractRow = z.infer<typeof contractRowSchema>;

/** What asking the open cells takes at most, about: of a long contract a cell takes up to six calls. Null money: the price is unknown. */
export const tableEstimateSchema = z.object({
  /** The model that is asked; null where none is connected. */
  model: z.string().nullable(),
  calls: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  usd: costSchema,
});
export type TableEstimate = z.infer<typeof tableEstimateSchema>;

export const mostTableContracts = 500;
export const mostTableColumns = 20;
/** A question, or the name of a field. */
export const tableColumnsSchema = z.array(z.string().trim().min(1).max(500)).min(1).max(mostTableColumns);

/** Contracts as rows, questions and fields as columns. */
export const contractTableSchema = z.object({
  id: z.string(),
  title: z.string(),
  columns: z.array(z.object({ name: z.string(), title: localizedSchema })),
  rows: z.array(contractRowSchema),
  model: z.string().nullable(),
  /** The job that fills it or did so last. */
  jobId: z.string().nullable(),
  isRunning: z.boolean(),
  /** How many cells a start would fill. */
  open: z.number().int(),
});
export type ContractTable = z.infer<typeof contractTableSchema>;

/** What is said of a cell beside its answer, or in its place; null where there is nothing to say. */
export function cellRemark({ status, readShare = 1, reason }: ContractCell): Localized | null {
  if (status === "failed" && reason !== null) return reason;
  if (status !== "not-in-part") return cellRemarks[status];
  const percent = Math.floor(readShare * 100);
  return { ko: `읽은 부분(${percent}%)에서 찾지 못함`, en: `Nothing found in the part that was read (${percent}%)` };
}

export const cellRemarks: Readonly<Record<ContractCellStatus, Localized | null>> = {
  said: null,
  differs: { ko: "인용한 말과 다름", en: "Differs from its quote" },
  "not-found": { ko: "인용한 말이 계약서에 없음", en: "Its quote is not in the contract" },
  closest: { ko: "가까운 조항", en: "Closest article" },
  "not-said": { ko: "찾은 내용 없음", en: "Nothing found" },
  "not-in-part": { ko: "읽은 부분에서 찾지 못함", en: "Nothing found in the part that was read" },
  "needs-model": { ko: "모델이 있어야 답합니다", en: "Needs a model" },
  failed: { ko: "답하지 못함", en: "Failed" },
  waiting: { ko: "아직 묻지 않음", en: "Not asked yet" },
};
