import type { DocumentPage } from "#protocol";
import { type Quoted, quotedFrom } from "./find-quote.ts";
import type { ViewerTarget } from "./viewer-context.tsx";

/** A page, and the words to be marked on it. Who asks for the same place again gets another one, to be scrolled to again. */
export interface ShownPlace {
  readonly page: number;
  readonly quoted: Quoted | null;
}

export function shownPlaceOf({ page, quote, span }: ViewerTarget, pages: readonly DocumentPage[]): ShownPlace {
  const text = pages.find((one) => one.page === page)?.text ?? "";
  return { page, quoted: quote === null ? null : quotedFrom(text, quote, span) };
}
