import { z } from "zod";

/** Where a piece of a contract stands: its first page, and its characters in the contract's whole text. */
const spanShape = { page: z.number().int(), start: z.number().int(), end: z.number().int() };

/** A point below a point: 목 or (i). Contracts are read no deeper than this. */
const contractSubItemSchema = z.object({ label: z.string(), text: z.string(), ...spanShape });

/** A numbered point below a paragraph: 호 or (a), with its 목 or (i). */
export const contractItemSchema = contractSubItemSchema.extend({ items: z.array(contractSubItemSchema) });
export type ContractItem = z.infer<typeof contractItemSchema>;

/** A paragraph: 항 or 1.1. An empty label is the text of an article that has no numbered paragraphs. */
export const contractParagraphSchema = z.object({
  label: z.string(),
  text: z.string(),
  ...spanShape,
  items: z.array(contractItemSchema),
});
export type ContractParagraph = z.infer<typeof contractParagraphSchema>;

/** An article: 제5조의2 has index 5 and branch 2. `chapter` names the divisions it stands in, outermost first. */
export const contractArticleSchema = z.object({
  label: z.string(),
  index: z.number().int(),
  branch: z.number().int(),
  title: z.string(),
  chapter: z.string().nullable(),
  ...spanShape,
  text: z.string(),
  paragraphs: z.array(contractParagraphSchema),
});
export type ContractArticle = z.infer<typeof contractArticleSchema>;

/** A part that is no article of the main body: 전문, a chapter's heading, the signature block. */
export const contractPartSchema = z.object({ label: z.string(), title: z.string(), ...spanShape, text: z.string() });
export type ContractPart = z.infer<typeof contractPartSchema>;

/** 부칙, 별지, 별표, 붙임, Exhibit: a part with articles of its own, when it has any. */
export const contractAttachmentSchema = contractPartSchema.extend({ articles: z.array(contractArticleSchema) });
export type ContractAttachment = z.infer<typeof contractAttachmentSchema>;

/** A cross-reference. `through` is the end of a range; `law` the other law it points into; `resolved`: it leads to a node of this contract. */
export const contractReferenceSchema = z.object({
  from: z.string(),
  to: z.string(),
  through: z.string().nullable(),
  law: z.string().nullable(),
  start: z.number().int(),
  end: z.number().int(),
  resolved: z.boolean(),
});
export type ContractReference = z.infer<typeof contractReferenceSchema>;

/**
 * A contract's structure. The spans of preamble, chapters, articles, supplementary, annexes and signature tile the
 * text: nothing is lost and nothing stands twice.
 */
export const contractOutlineSchema = z.object({
  title: z.string(),
  language: z.enum(["ko", "en"]),
  characters: z.number().int(),
  preamble: contractPartSchema,
  chapters: z.array(contractPartSchema),
  articles: z.array(contractArticleSchema),
  supplementary: z.array(contractAttachmentSchema),
  annexes: z.array(contractAttachmentSchema),
  signature: contractPartSchema.nullable(),
  references: z.array(contractReferenceSchema),
});
export type ContractOutline = z.infer<typeof contractOutlineSchema>;

/** An article of two contracts: paired, or on one side only. `changes` read from the standard to the contract. */
export const contractUnitPairSchema = z.object({
  status: z.enum(["same", "changed", "missing", "added"]),
  /** The article has another number than in the standard. */
  renumbered: z.boolean(),
  standard: contractPartSchema.nullable(),
  contract: contractPartSchema.nullable(),
  changes: z.array(z.object({ kind: z.enum(["same", "added", "removed"]), text: z.string() })),
});
export type ContractUnitPair = z.infer<typeof contractUnitPairSchema>;

const comparedContractSchema = z.object({ documentId: z.string(), name: z.string(), title: z.string() });

/** Two contracts side by side: what the standard has and the contract lacks is missing, the other way round added. */
export const contractComparisonSchema = z.object({
  contract: comparedContractSchema,
  standard: comparedContractSchema,
  counts: z.object({
    same: z.number().int(),
    changed: z.number().int(),
    missing: z.number().int(),
    added: z.number().int(),
  }),
  pairs: z.array(contractUnitPairSchema),
});
export type ContractComparison = z.infer<typeof contractComparisonSchema>;
