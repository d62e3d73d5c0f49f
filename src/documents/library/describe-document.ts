import { type Run, runStep } from "#kernel";
import { languageOf } from "#protocol";
import type { StoredDocument } from "#store";
import { toDescribeInput } from "../steps/describe/describe-input.ts";
import { describe } from "../steps/describe/index.ts";
import { tellBlankPages } from "./blank-pages.ts";

/** What the document is, in its own language, and which pages of a PDF could not be read: nobody else would tell. */
export async function describeDocument(
  { name, format }: StoredDocument,
  pages: readonly { readonly page: number; readonly text: string }[],
  chunks: readonly { readonly headings: readonly string[] }[],
  run: Run,
): Promise<string> {
  const input = toDescribeInput({ name, pages, trails: chunks.map((chunk) => chunk.headings) });
  const language = languageOf(input.opening);
  const { description } = await runStep(describe, input, { ...run, language });
  const blank = format === "pdf" ? tellBlankPages(pages) : null;
  return blank === null ? description : `${description} ${blank[language]}`;
}
