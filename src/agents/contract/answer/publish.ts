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

/** Shows what the answer could cite and what it cites, and writes the check of its citations into the journal. */
export async function publish(
  turn: Turn,
  contract: Contract,
  evidence: readonly ContractEvidence[],
  found: readonly FoundCitation[],
): Promise<Citation[]> {
  const shown = citationsOf(contract, found);
  turn.show(
    "sources",
    evidence.map((piece) => sourceOf(contract, piece)),
  );
  turn.show("citations", shown);
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
  return shown;
}

/** The citations of an answer as the wire has them. */
function citationsOf(contract: Contract, found: readonly FoundCitation[]): Citation[] {
  return found.map(({ label, start, end, text }) => ({
    mark: `[${label}]`,
    sourceId: `${contract.documentId}#${label}`,
    documentId: contract.documentId,
    name: `${contract.name} ${label}`,
    page: contract.pageAt(start),
    start,
    end,
    quote: text,
    url: null,
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
