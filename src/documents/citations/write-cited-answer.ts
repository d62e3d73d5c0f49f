import { type Run, runStep, type TextStep } from "#kernel";
import type { Citation, Source } from "#protocol";
import { checkCitations } from "./check-citations.ts";
import { createCitationFilter } from "./citation-filter.ts";

export interface CitedAnswer {
  readonly text: string;
  readonly citations: readonly Citation[];
}

/**
 * Writes the answer of a turn: streamed, with every citation checked on its way to the reader. Marks that resolve to nothing
 * are struck, and the reader is told so. `sources` are what may be cited, by number.
 */
export async function writeCitedAnswer<Input>(
  step: TextStep<Input>,
  input: Input,
  run: Run,
  sources: readonly Source[],
): Promise<CitedAnswer> {
  if (sources.length > 0) run.show("sources", sources);
  let filter = createCitationFilter(sources);
  const text = await runStep(step, input, run, {
    filter: () => {
      filter = createCitationFilter(sources);
      return filter;
    },
  });
  const struck = filter.result().struck.map(({ mark, reason }) => `${mark} (${reason})`);
  if (struck.length > 0) {
    run.notice("struck", {
      ko: `출처가 확인되지 않은 표시를 지웠습니다: ${struck.join(", ")}`,
      en: `Marks without a source were struck out: ${struck.join(", ")}`,
    });
  }
  const { citations } = checkCitations(text, sources);
  if (citations.length > 0) run.show("citations", citations);
  return { text, citations };
}
