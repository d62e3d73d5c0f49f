import type { Contract } from "#contracts";
import type { Turn } from "#kernel";
import type { Citation, Source } from "#protocol";
import type { Evidence } from "../evidence.ts";
import type { AnswerRecord } from "./answer-filter.ts";

/** Shows what the answer could cite and what it cites, and writes the check of its citations into the journal. */
export async function publish(
  turn: Turn,
  contract: Contract,
  evidence: readonly Evidence[],
  record: AnswerRecord,
): Promise<Citation[]> {
  const shown = citationsOf(contract, record);
  turn.emit({
    type: "data-sources",
    id: "sources",
    data: { sources: evidence.map((piece) => sourceOf(contract, piece)) },
  });
  turn.emit({ type: "data-citations", id: "citations", data: { citations: shown } });
  const slot = turn.journal.slot("node", "verify-citations", null);
  const citations = record.citations.map(({ label, start, end, text }) => ({
    label,
    start,
    end,
    resolves: contract.labels.has(label),
    verbatim: contract.text.slice(start, end) === text,
  }));
  if (!slot.finished) await slot.record({ status: "finished", output: { citations, struck: record.struck } });
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
