import { type Run, runStep } from "#kernel";
import { languageOf } from "#protocol";
import type { StoredDocument } from "#store";
import { toDescribeInput } from "../steps/describe/describe-input.ts";
import { describe } from "../steps/describe/index.ts";

/** What the document is, in its own language. */
export async function describeDocument(
  { name }: StoredDocument,
  pages: readonly { readonly page: number; readonly text: string }[],
  chunks: readonly { readonly headings: readonly string[] }[],
  run: Run,
): Promise<string> {
  const input = toDescribeInput({ name, pages, trails: chunks.map((chunk) => chunk.headings) });
  return (await runStep(describe, input, { ...run, language: languageOf(input.opening) })).description;
}
