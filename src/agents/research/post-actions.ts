import { hash } from "node:crypto";
import { z } from "zod";
import type { Turn } from "#kernel";
import type { ResearchService, Shelf } from "#papers";
import {
  type ErrorRecord,
  errorRecordSchema,
  type ResearchDocument,
  researchDocumentSchema,
  toJihwiError,
} from "#protocol";
import { documentFor } from "./documents/document-for.ts";
import { pipelineRules } from "./pipeline-rules.ts";
import type { ToolResult } from "./tools/run-tool-named.ts";

/** What came of phase 2: a document, or an error that the user is shown, or nothing where nothing belongs. */
export interface PostActionResult {
  readonly document: ResearchDocument | null;
  readonly error: ErrorRecord | null;
}

const recordSchema = z.object({ document: researchDocumentSchema.nullable(), error: errorRecordSchema.nullable() });

/** Phase 2: code alone does what the rules ask for after this tool, and tells the panel. */
export async function executePostAction(
  result: ToolResult,
  shelf: Shelf,
  service: ResearchService,
  turn: Turn,
): Promise<PostActionResult> {
  if (pipelineRules[result.tool].postAction === null) return { document: null, error: null };
  const create = () => createDocument(result, shelf, service, turn);
  const done = await turn.once("research.create-document", recordSchema, create, { tool: result.tool });
  if (done.document !== null) turn.show("research-document", done.document, done.document.documentId);
  if (done.error !== null) turn.notice("error", done.error.message);
  return done;
}

async function createDocument(
  result: ToolResult,
  shelf: Shelf,
  service: ResearchService,
  turn: Turn,
): Promise<PostActionResult> {
  try {
    const text = documentFor(result, shelf, turn.language);
    if (text === null) return { document: null, error: null };
    const { key, title, content } = text;
    const id = `research_${hash("sha256", `${turn.sessionId}\n${result.tool}\n${key}`).slice(0, 20)}`;
    return { document: await service.notebooks.upsert(turn.sessionId, { id, title, content }), error: null };
  } catch (thrown) {
    if (turn.signal.aborted) throw thrown;
    return { document: null, error: toJihwiError(thrown).toRecord() };
  }
}
