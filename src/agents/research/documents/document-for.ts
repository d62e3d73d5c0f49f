import type { Shelf } from "#papers";
import type { Language } from "#protocol";
import type { ToolResult } from "../tools/run-tool-named.ts";
import { clusterDocument } from "./cluster-document.ts";
import { relatedDocument } from "./related-document.ts";
import { searchDocument } from "./search-document.ts";

/** A research document as code writes it. The same tool about the same thing (`key`) writes the next version of the same document. */
export interface DocumentText {
  readonly key: string;
  readonly title: string;
  readonly content: string;
}

/** The document that belongs to a tool's result; null for tools that leave none and for what was not found. */
export function documentFor(result: ToolResult, shelf: Shelf, language: Language): DocumentText | null {
  switch (result.tool) {
    case "search_papers":
      return result.output.papers.length === 0 ? null : searchDocument(result.output, shelf, language);
    case "find_related_papers":
      return result.output.related.length === 0 ? null : relatedDocument(result.output, shelf, language);
    case "cluster_papers":
      return clusterDocument(result.output, shelf, language);
    default:
      return null;
  }
}
