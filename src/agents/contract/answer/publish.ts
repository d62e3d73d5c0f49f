import { z } from "zod";
import type { Contract } from "#contracts";
import type { Turn } from "#kernel";
import type { Citation, Source } from "#protocol";
import type { Evidence } from "../evidence.ts";
import type { AnswerRecord } from "./answer-filter.ts";

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
  struck: z.array(z.object({ statement: z.string(), why: z.string() })),
});

/** Shows what the answer could cite and what it cites, and writes the check of its citations into the journal. */
export async function publish(
  turn: Turn,
  contract: Contract,
  evidence: readonly Evidence[],
  record: AnswerRecord,
): Promise<Citation[]> {
  const shown = citationsOf(contract, record);
  turn.show(
    "sources",
    evidence.map((piece) => sourceOf(contract, piece)),
  );
  turn.show("citations", shown);
  const verify = async () => ({
    citations: record.citations.map(({ label, start, end, text }) => ({
      label,
      start,
      end,
      resolves: contract.labels.has(label),
      verbatim: contract.text.slice(start, end) === text,
    })),
    struck: record.struck,
  });
  await turn.once("contract.verify-citations", verifiedSchema, verify);
  return shown;
}

/** The citations of an answer as the wire has them. */
function citationsOf(contract: Contract, record: AnswerRecord): Citation[] {
  return record.citations.map(({ label, start, end, text }) => ({
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

function sourceOf(contract: Contract, piece: Evidence): Source {
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
