import type { PaperSourceName } from "#protocol";
import type { Paper } from "../paper/paper.ts";

export interface PaperSearchRequest {
  readonly query: string;
  /** The person's own words, where somebody made other ones of them: what is his own is searched by both. */
  readonly ownWords?: string | undefined;
  readonly yearFrom?: number | undefined;
  readonly yearTo?: number | undefined;
}

export interface PaperPageRequest extends PaperSearchRequest {
  /** How many papers are still wanted; a source may return fewer at once. */
  readonly limit: number;
  /** Where to go on, as the page before said; null for the first page. */
  readonly cursor: string | null;
}

export interface PaperPage {
  readonly papers: readonly Paper[];
  /** How many papers match in all, where the source tells. */
  readonly total: number | null;
  /** Where the next page begins; null at the end. */
  readonly next: string | null;
}

/**
 * Where papers come from. A connector knows one page of one service; going on, stopping, merging and surviving
 * failures are the same for all and stand in `search-sources.ts`.
 */
export interface PaperSource {
  readonly name: PaperSourceName;
  /** Whether it is searched without being named. */
  readonly configured: boolean;
  search(request: PaperPageRequest, signal: AbortSignal): Promise<PaperPage>;
  /** What the source knows of one work: its standing, and where it may be read. */
  readonly byDoi?: (doi: string, signal: AbortSignal) => Promise<Paper>;
  /** Papers near a given one, by the source's own knowledge: who cites it, what it cites, what it recommends. */
  readonly related?: ((paper: Paper, limit: number, signal: AbortSignal) => Promise<readonly Paper[]>) | undefined;
}
