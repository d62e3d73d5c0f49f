import type { ErrorCode, IRBlock, ParseFailure, ParseResult } from "kordoc";
import type { JihwiError } from "#protocol";
import {
  damagedDocument,
  emptyDocument,
  encryptedDocument,
  tooLargeDocument,
  unsupportedDocument,
} from "../failures.ts";
import type { ParseContext, ParsedPage } from "../format.ts";
import { paginate } from "../paginate.ts";
import { blockText } from "./block-text.ts";

/** Pages of what kordoc read: the document's own where its layout tells them, else pages of sensible size. */
export function* kordocPages(result: ParseResult, context: ParseContext): Iterable<ParsedPage> {
  if (!result.success) throw toFailure(result, context.name);
  const pages = result.metadata?.pageMode === "layout" ? (result.metadata.pageCount ?? 1) : 1;
  if (pages === 1) return yield* paginate(textOf(result.blocks));
  let last = 1;
  const byPage = new Map<number, IRBlock[]>();
  for (const block of result.blocks) {
    last = Math.max(last, block.pageNumber ?? last);
    byPage.set(last, [...(byPage.get(last) ?? []), block]);
  }
  for (let page = 1; page <= Math.max(pages, last); page++) {
    yield { page, text: textOf(byPage.get(page) ?? []), leftOut: [] };
  }
}

function textOf(blocks: readonly IRBlock[]): string {
  return blocks
    .map(blockText)
    .filter((text) => text !== "")
    .join("\n\n");
}

const failures: Partial<Record<ErrorCode, (name: string, detail: string) => JihwiError>> = {
  EMPTY_INPUT: emptyDocument,
  ENCRYPTED: (name) => encryptedDocument(name),
  DRM_PROTECTED: (name) => encryptedDocument(name),
  UNSUPPORTED_FORMAT: (name, detail) => unsupportedDocument(name, { ko: detail, en: detail }),
  DECOMPRESSION_BOMB: (name, detail) => tooLargeDocument(name, { ko: detail, en: detail }),
  ZIP_BOMB: (name, detail) => tooLargeDocument(name, { ko: detail, en: detail }),
};

/** What kordoc could not read, in our words. */
export function toFailure(failure: ParseFailure, name: string): JihwiError {
  const known = failure.code === undefined ? undefined : failures[failure.code];
  if (known !== undefined) return known(name, failure.error);
  return damagedDocument(name, { ko: failure.error, en: failure.error });
}
