import { type Run, runStep } from "#kernel";
import { languageOf } from "#protocol";
import type { StoredDocument } from "#store";
import { isPicture } from "../formats/formats.ts";
import { toDescribeInput } from "../steps/describe/describe-input.ts";
import { describe } from "../steps/describe/index.ts";
import { tellPages } from "./tell-pages.ts";

/** What the document is, in its own language, and which of its pages hold pictures: nobody else would tell. */
export async function describeDocument(
  { name, format }: StoredDocument,
  pages: readonly { readonly page: number; readonly text: string; readonly confidence: number | null }[],
  chunks: readonly { readonly headings: readonly string[] }[],
  run: Run,
): Promise<string> {
  const input = toDescribeInput({ name, pages, trails: chunks.map((chunk) => chunk.headings) });
  const language = languageOf(input.opening);
  const { description } = await runStep(describe, input, { ...run, language });
  const told = format === "pdf" || isPicture(format) ? tellPages(pages) : null;
  return told === null ? description : `${description} ${told[language]}`;
}
