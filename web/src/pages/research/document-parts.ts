import { z } from "zod";

const documentPartSchema = z.object({ kind: z.enum(["prose", "papers"]), text: z.string() });
/** A research document as it is edited: prose to write in, and blocks of papers that stay whole. */
export type DocumentPart = z.infer<typeof documentPartSchema>;

/** What is being written of a research document, and over which of its versions. */
export const documentDraftSchema = z.object({
  title: z.string(),
  parts: z.array(documentPartSchema),
  /** What an earlier version of the page has kept does not know it. */
  version: z.number().optional(),
});
export type DocumentDraft = z.infer<typeof documentDraftSchema>;

const block = /```papers\n([\s\S]*?)\n?```/g;

/** Parts a document; joined again they are the document. */
export function partsOf(content: string): DocumentPart[] {
  const parts: DocumentPart[] = [];
  let at = 0;
  for (const match of content.matchAll(block)) {
    parts.push(
      { kind: "prose", text: content.slice(at, match.index).trim() },
      { kind: "papers", text: match[1] ?? "" },
    );
    at = match.index + match[0].length;
  }
  return [...parts, { kind: "prose", text: content.slice(at).trim() }];
}

export function joinParts(parts: readonly DocumentPart[]): string {
  return parts
    .map(({ kind, text }) =>
      kind === "papers" ? (text.trim() === "" ? "" : `\`\`\`papers\n${text}\n\`\`\``) : text.trim(),
    )
    .filter((text) => text !== "")
    .join("\n\n");
}
