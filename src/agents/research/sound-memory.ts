import { z } from "zod";
import { checkAnswer } from "#grounding";
import type { Turn } from "#kernel";
import type { Shelf } from "#papers";
import { type StruckReference, saidIn, struckReferenceSchema } from "#protocol";
import { paperEvidence } from "./paper-evidence.ts";
import type { RememberOutput } from "./steps/remember/schema.ts";

type Node = RememberOutput["nodes"][number];

/** What may be remembered: nothing that names a work or a person that no tool returned. What is left out is journaled. */
export async function soundMemory(
  nodes: readonly Node[],
  shelf: Shelf,
  turn: Turn,
  user: string,
): Promise<readonly Node[]> {
  if (nodes.length === 0) return nodes;
  const prepared = paperEvidence(shelf, user);
  const struck: StruckReference[] = [];
  const sound: Node[] = [];
  for (const node of nodes) {
    const unknown = (await checkAnswer(node.text, prepared)).find(({ status }) => status === "unknown-name");
    if (unknown === undefined) sound.push(node);
    else struck.push({ text: node.text, reason: unknown.reason === null ? "" : saidIn(unknown.reason, turn.language) });
  }
  if (struck.length > 0) await turn.once("research.memory", z.array(struckReferenceSchema), async () => struck);
  return sound;
}
