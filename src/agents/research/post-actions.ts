import { hash } from "node:crypto";
import { z } from "zod";
import type { Turn } from "#kernel";
import type { ResearchService, Shelf } from "#papers";
import { errorRecordSchema, researchDocumentSchema, toJihwiError } from "#protocol";
import type { ToolResult } from "./tools/research-tool.ts";

/** What came of phase 2: a document, or an error that the user is shown, or nothing where nothing belongs. */
const recordSchema = z.object({ document: researchDocumentSchema.nullable(), error: errorRecordSchema.nullable() });
export type PostActionResult = z.infer<typeof recordSchema>;

/** Phase 2: code alone writes the document that belongs to this tool, and tells the panel. */
export async function executePostAction(
  { tool, output }: ToolResult,
  shelf: Shelf,
  { notebooks }: ResearchService,
  turn: Turn,
): Promise<PostActionResult> {
  if (tool.document === undefined) return { document: null, error: null };
  const create = async (): Promise<PostActionResult> => {
    try {
      const text = tool.document?.(output, shelf, turn.language) ?? null;
      if (text === null) return { document: null, error: null };
      const { key, documentId, ...written } = text;
      const id = documentId ?? `research_${hash("sha256", `${turn.sessionId}\n${tool.name}\n${key}`).slice(0, 20)}`;
      return { document: await notebooks.upsert(turn.sessionId, { id, ...written }), error: null };
    } catch (thrown) {
      if (turn.signal.aborted) throw thrown;
      return { document: null, error: toJihwiError(thrown).toRecord() };
    }
  };
  const done = await turn.once("research.create-document", recordSchema, create, { tool: tool.name });
  if (done.document !== null) turn.show("research-document", done.document, done.document.documentId);
  if (done.error !== null) turn.notice("error", done.error.message);
  return done;
}
