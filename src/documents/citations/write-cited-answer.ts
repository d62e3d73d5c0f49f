import { closingLine, endedOf, runTextStep, type TextStep, type Turn } from "#kernel";
import type { Citation, Ended, Source } from "#protocol";
import { checkCitations } from "./check-citations.ts";
import { createCitationFilter } from "./citation-filter.ts";

export interface CitedAnswer {
  readonly text: string;
  readonly citations: readonly Citation[];
  readonly ended: Ended;
}

export interface CitedAnswerOptions {
  /** What may be cited, by number. */
  readonly sources: readonly Source[];
  /** The agent stopped at its limit of rounds. */
  readonly limitReached?: boolean;
}

/**
 * Writes the answer of a turn: streamed, with every citation checked on its way to the reader, and with a closing line
 * that says when rules answered or a limit was reached. Marks that resolve to nothing are struck, and the trace says so.
 */
export async function writeCitedAnswer<Input>(
  step: TextStep<Input>,
  input: Input,
  turn: Turn,
  { sources, limitReached = false }: CitedAnswerOptions,
): Promise<CitedAnswer> {
  if (sources.length > 0) turn.emit({ type: "data-sources", id: "sources", data: { sources: [...sources] } });
  let filter = createCitationFilter(sources);
  const text = await runTextStep(step, input, turn, {
    filter: () => {
      filter = createCitationFilter(sources);
      return filter;
    },
    closing: ({ executor, fallback }) =>
      closingLine(endedOf(turn.journal.entries(), limitReached, fallback?.error), executor, turn.language),
  });
  const struck = filter.result().struck.map(({ mark, reason }) => `${mark} (${reason})`);
  if (struck.length > 0) {
    await turn.notice("struck", {
      ko: `출처가 확인되지 않은 표시를 지웠습니다: ${struck.join(", ")}`,
      en: `Marks without a source were struck out: ${struck.join(", ")}`,
    });
  }
  const { citations } = checkCitations(text, sources);
  if (citations.length > 0) turn.emit({ type: "data-citations", id: "citations", data: { citations: [...citations] } });
  return { text, citations, ended: endedOf(turn.journal.entries(), limitReached) };
}
