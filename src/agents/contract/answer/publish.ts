import { z } from "zod";
import type { Contract } from "#contracts";
import type { Turn } from "#kernel";
import type { Citation, Source } from "#protocol";
import type { ContractEvidence } from "../evidence.ts";
import type { FoundCitation } from "./ground.ts";

/** What the check of an answer's citations found, as the journal keeps it. */
export const verifiedSchema = z.object({
  citations: z.array(
    z.object({
      label: z.string(),
      start: z.number(),
      end: z.number(),
      resolves: z.boolean(),
      verbatim: z.boolean(),
    }),
  ),
});

/**
 * Shows what the answer could cite, what it cites and what stands below it, and writes the check of them into the journal.
 * The citations of its sentences.
 */
export async function publish(
  turn: Turn,
  contract: Contract,
  evidence: readonly ContractEvidence[],
  cited: readonly FoundCitation[],
  below: readonly FoundCitation[] = [],
): Promise<Citation[]> {
  const found = [...cited, ...below];
  turn.show(
    "sources",
    evidence.map((piece) => sourceOf(contract, piece)),
  );
  turn.show("citations", onWire(contract, found));
  const verify = async () => ({
    citations: found.map(({ label, start, end, text }) => ({
      label,
      start,
      end,
      resolves: contract.labels.has(label),
      verbatim: contract.text.slice(start, end) === text,
    })),
  });
  await turn.once("contract.verify-citations", verifiedSchema, verify);
  return onWire(contract, cited);
}

function onWire(contract: Contract, found: readonly FoundCitation[]): Citation[] {
  return found.map(({ label, start, end, text, places }) => ({
    mark: `[${label}]`,
    sourceId: `${contract.documentId}#${label}`,
    documentId: contract.documentId,
    name: `${contract.name} ${label}`,
    page: contract.pageAt(start),
    start,
    end,
    quote: text,
    url: null,
    places: [...places],
  }));
}

function sourceOf(contract: Contract, piece: ContractEvidence): Source {
  const { label, title, page, start, end, text } = piece;
  return {
    kind: "article",
    id: `${contract.documentId}#${label}`,
    documentId: contract.documentId,
    label,
    title,
    page,
    start,
    end,
    text,
  };
}
