import { raceSignal } from "#kernel";
import { type Language, type SourceReport, saidIn, toJihwiError } from "#protocol";
import type { Paper } from "../paper/paper.ts";
import { outOfTime } from "./out-of-time.ts";
import type { PaperSource } from "./source.ts";

export interface RelatedAsked {
  readonly papers: readonly Paper[];
  readonly report: SourceReport;
}

/** How long one source may take. */
const sourceMs = 40_000;

/** What sources know to be near a paper, all asked at once. One that fails or takes too long is named; the rest go on. */
export async function relatedOfSources(
  sources: readonly PaperSource[],
  { paper, limit, timeoutMs = sourceMs }: { paper: Paper; limit: number; timeoutMs?: number },
  { signal, language }: { signal: AbortSignal; language: Language },
): Promise<RelatedAsked[]> {
  const asked = await Promise.all(
    sources.flatMap(({ related, name }) => {
      if (related === undefined) return [];
      return [ask(name, (own) => related(paper, limit, own), { outer: signal, language, timeoutMs })];
    }),
  );
  signal.throwIfAborted();
  return asked;
}

async function ask(
  name: PaperSource["name"],
  related: (signal: AbortSignal) => Promise<readonly Paper[]>,
  { outer, language, timeoutMs }: { outer: AbortSignal; language: Language; timeoutMs: number },
): Promise<RelatedAsked> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([outer, timeout]);
  try {
    const papers = await raceSignal(related(signal), signal);
    return { papers, report: { source: name, status: "ok", count: papers.length, error: null } };
  } catch (thrown) {
    const { code, says } = timeout.aborted ? outOfTime(name) : toJihwiError(thrown);
    const error = { code, message: saidIn(says, language) };
    return { papers: [], report: { source: name, status: "failed", count: 0, error } };
  }
}
