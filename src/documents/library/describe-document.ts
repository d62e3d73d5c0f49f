import type { JobContext } from "#jobs";
import { createRun, runStep } from "#kernel";
import { languageOf } from "#protocol";
import type { StoredDocument } from "#store";
import { toDescribeInput } from "../steps/describe/describe-input.ts";
import { describe } from "../steps/describe/index.ts";
import type { ReadingOptions } from "./reading-job.ts";

/** What the document is, in its own language. */
export async function describeDocument(
  { id, name }: StoredDocument,
  pages: readonly { readonly page: number; readonly text: string }[],
  chunks: readonly { readonly headings: readonly string[] }[],
  job: JobContext,
  { models }: ReadingOptions,
): Promise<string> {
  const input = toDescribeInput({ name, pages, trails: chunks.map((chunk) => chunk.headings) });
  const run = await createRun({
    id,
    agent: "documents",
    language: languageOf(input.opening),
    startedAt: Date.now(),
    models,
    signal: job.signal,
  });
  return (await runStep(describe, input, run)).description;
}
