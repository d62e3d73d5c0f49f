import type { JobContext } from "#jobs";
import { type Run, runStep } from "#kernel";
import { languageOf } from "#protocol";
import type { NewPage, StoredDocument } from "#store";
import type { ParsedPage } from "../formats/format.ts";
import { parseDocument } from "../parsing/parse-document.ts";
import { normalise } from "../steps/normalise/index.ts";
import type { ReadingOptions } from "./reading-options.ts";

/** Pages are written in groups: a commit for each would cost more than the reading. */
const group = 16;

/** Reads the pages that are not stored yet, normalises and stores them. */
export async function readPages(
  document: StoredDocument,
  job: JobContext,
  run: Run,
  options: ReadingOptions,
): Promise<void> {
  const { store } = options;
  const done = lastStoredPage(await store.pages.texts(document.id));
  let total: number | null = null;
  let waiting: NewPage[] = [];
  const write = async (): Promise<void> => {
    await store.pages.put(document.id, waiting);
    waiting = [];
  };
  const pages = parseDocument(await store.files.get(document.contentHash), document.name, {
    fromPage: done + 1,
    signal: job.signal,
    password: options.passwords.of(document.id),
    onPages: (count) => {
      total = count;
    },
    onRecognised: (page) => {
      job.progress({ done: page, total, message: { ko: "그림에서 글자를 읽는 중", en: "Recognising words" } });
    },
    limits: options.limits,
  });
  let leftOut = 0;
  for await (const page of pages) {
    waiting.push(await normalisePage(page, document, run));
    leftOut += page.leftOut.length;
    // What was recognised took seconds: a reading that is cut off goes on behind it.
    if (waiting.length >= group || page.scan !== undefined) await write();
    job.progress({ done: page.page, total, message: { ko: "쪽을 읽는 중", en: "Reading pages" } });
  }
  await write();
  if (leftOut > 0) job.log(`left out as running headers or footers: ${leftOut} lines`);
}

/** The last of the pages that are stored without a gap. */
function lastStoredPage(pages: readonly { readonly page: number }[]): number {
  let last = 0;
  for (const { page } of pages) if (page === last + 1) last = page;
  return last;
}

async function normalisePage({ page, text, scan }: ParsedPage, { name }: StoredDocument, run: Run): Promise<NewPage> {
  const plain = (await runStep(normalise, { name, page, text }, { ...run, language: languageOf(text) })).text;
  const words = scan === undefined ? null : [...scan.words];
  return { page, text: plain, confidence: scan?.confidence ?? null, words };
}
