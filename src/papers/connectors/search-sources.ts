import { type JihwiError, type Language, type SourceReport, saidIn, toJihwiError } from "#protocol";
import { mergePapers } from "../paper/merge.ts";
import type { Paper } from "../paper/paper.ts";
import { isWithinYears } from "../paper/within-years.ts";
import { outOfTime } from "./out-of-time.ts";
import type { PaperSearchRequest, PaperSource } from "./source.ts";

export interface SourcesRequest extends PaperSearchRequest {
  /** Papers wanted of each source. */
  readonly limit: number;
}

export interface SourcesResult {
  /** Merged over the sources, interleaved by rank so that no source drowns another. */
  readonly papers: readonly Paper[];
  readonly sources: readonly SourceReport[];
}

/** How long one source may take, all its pages and pauses together. */
const sourceMs = 45_000;
const mostPages = 200;

/** Searches every source at once. One that fails is named with what it had already found; the rest go on. */
export async function searchSources(
  sources: readonly PaperSource[],
  request: SourcesRequest,
  { signal, language, mostMs = sourceMs }: { signal: AbortSignal; language: Language; mostMs?: number },
): Promise<SourcesResult> {
  const found = await Promise.all(sources.map((source) => searchOne(source, request, signal, mostMs)));
  signal.throwIfAborted();
  return {
    papers: mergePapers(interleave(found.map(({ papers }) => papers))),
    sources: found.map(({ source, papers, error }) => ({
      source: source.name,
      status: error === null ? "ok" : papers.length > 0 ? "partial" : "failed",
      count: papers.length,
      error: error === null ? null : { code: error.code, message: saidIn(error.says, language) },
    })),
  };
}

interface Found {
  readonly source: PaperSource;
  readonly papers: readonly Paper[];
  readonly error: JihwiError | null;
}

/** Page after page until there is enough. What came before a failure is kept, and the answer cache keeps its pages for the next try. */
async function searchOne(
  source: PaperSource,
  request: SourcesRequest,
  outer: AbortSignal,
  mostMs: number,
): Promise<Found> {
  const papers: Paper[] = [];
  const timeout = AbortSignal.timeout(mostMs);
  const signal = AbortSignal.any([outer, timeout]);
  const seen = new Set<string | null>();
  try {
    let cursor: string | null = null;
    for (let pages = 0; papers.length < request.limit && pages < mostPages && !seen.has(cursor); pages += 1) {
      seen.add(cursor);
      const page = await source.search({ ...request, limit: request.limit - papers.length, cursor }, signal);
      // Not every source knows how to bound years, and some count others than they show.
      const fitting = page.papers.filter((paper) => isWithinYears(paper, request));
      papers.push(...fitting.slice(0, request.limit - papers.length));
      cursor = page.next;
      if (cursor === null) break;
    }
    return { source, papers, error: null };
  } catch (thrown) {
    return { source, papers, error: timeout.aborted ? outOfTime(source.name) : toJihwiError(thrown) };
  }
}

/** By rank, so that no list drowns another. */
export function* interleave<T>(lists: readonly (readonly T[])[]): Generator<T> {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  for (let at = 0; at < longest; at += 1) {
    for (const list of lists) {
      const item = list[at];
      if (item !== undefined) yield item;
    }
  }
}
