import { z } from "zod";
import { paperStandingSchema } from "./paper-standing.ts";

/** Where papers can come from. `library` is the user's own and needs no network. */
export const paperSourceNameSchema = z.enum(["library", "zotero", "openalex", "semantic-scholar", "arxiv", "crossref"]);
export type PaperSourceName = z.infer<typeof paperSourceNameSchema>;

/** Names of sources in one text, with commas or blanks between. */
export const paperSourceNamesSchema = z
  .string()
  .transform((names) => names.split(/[\s,]+/).filter((name) => name !== ""))
  .pipe(z.array(paperSourceNameSchema));

/** A copy of a paper that anybody may read. Null: nobody told us its licence. */
export const openCopySchema = z.object({ url: z.string(), license: z.string().nullable() });
export type OpenCopy = z.infer<typeof openCopySchema>;

/** A paper as a card shows it. Null: nobody told us, which is not the same as nothing. */
export const paperCardSchema = z.object({
  id: z.string(),
  title: z.string(),
  authors: z.array(z.string()),
  year: z.number().int().nullable(),
  venue: z.string().nullable(),
  doi: z.string().nullable(),
  arxiv: z.string().nullable(),
  url: z.string().nullable(),
  citationCount: z.number().int().nullable(),
  abstract: z.string().nullable(),
  sources: z.array(paperSourceNameSchema),
  /** The document with its whole text, where one is attached. */
  documentId: z.string().nullable().default(null),
  /** Where that text was fetched from; null where a person brought it. */
  fullText: openCopySchema.nullable().default(null),
  ...paperStandingSchema.shape,
});
export type PaperCard = z.infer<typeof paperCardSchema>;

/** How one source fared in a search. A source that fails is named; the others go on. */
export const sourceReportSchema = z.object({
  source: paperSourceNameSchema,
  status: z.enum(["ok", "partial", "failed"]),
  count: z.number().int(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type SourceReport = z.infer<typeof sourceReportSchema>;

/** An entry of a bibliography file that did not come in, and why. */
export const rejectedEntrySchema = z.object({
  file: z.string(),
  entry: z.string(),
  line: z.number().int(),
  reason: z.string(),
});
export type RejectedEntry = z.infer<typeof rejectedEntrySchema>;

/** What an import did. */
export const importReportSchema = z.object({
  imported: z.number().int(),
  updated: z.number().int(),
  rejected: z.array(rejectedEntrySchema),
});
export type ImportReport = z.infer<typeof importReportSchema>;

/** A group of papers, with the terms that name it. */
export const paperClusterSchema = z.object({
  id: z.string(),
  label: z.string(),
  terms: z.array(z.string()),
  paperIds: z.array(z.string()),
});
export type PaperCluster = z.infer<typeof paperClusterSchema>;

/** Clusters laid out on a plane: what the map draws. Coordinates are between -1 and 1. */
export const clusterMapSchema = z.object({
  clusters: z.array(paperClusterSchema),
  points: z.array(
    z.object({
      paperId: z.string(),
      clusterId: z.string(),
      title: z.string(),
      year: z.number().int().nullable(),
      x: z.number(),
      y: z.number(),
    }),
  ),
});
export type ClusterMap = z.infer<typeof clusterMapSchema>;

/** A next step offered to the user: each choice is a button that sends its message. */
export const proposalSchema = z.object({
  question: z.string(),
  choices: z.array(z.object({ label: z.string(), message: z.string() })),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** Something the research agent wrote into the panel. */
export const researchDocumentSchema = z.object({
  documentId: z.string(),
  notebookId: z.string(),
  title: z.string(),
  content: z.string(),
  version: z.number().int(),
  position: z.number().int(),
  updatedAt: z.number(),
});
export type ResearchDocument = z.infer<typeof researchDocumentSchema>;

/** An earlier state of a research document. */
export const researchVersionSchema = z.object({
  version: z.number().int(),
  title: z.string(),
  content: z.string(),
  author: z.enum(["agent", "user"]),
  createdAt: z.number(),
});
export type ResearchVersion = z.infer<typeof researchVersionSchema>;

/** Something worth remembering from a turn, shown to the user and editable. */
export const memoryNodeSchema = z.object({
  id: z.string(),
  kind: z.enum(["interest", "question", "finding", "preference"]),
  text: z.string(),
});
export type MemoryNode = z.infer<typeof memoryNodeSchema>;

/** What stands in a ```papers block of a research document, line by line: enough for a card, and no abstract. */
export const paperLineSchema = z.object({
  number: z.number().int(),
  ...paperCardSchema.omit({ abstract: true, sources: true, fullText: true }).shape,
});
export type PaperLine = z.infer<typeof paperLineSchema>;
