import { mostOfficeLines, tooMuchForOffice, type WorkItem } from "#inspection";

/** Each document takes a line of an XLSX or DOCX at least: too many of them are told before the work, not after hours of it. */
export async function checkFits(documents: AsyncIterable<WorkItem>, maxDocuments = Number.POSITIVE_INFINITY) {
  if (maxDocuments <= mostOfficeLines) return;
  let count = 0;
  for await (const _ of documents) {
    count += 1;
    if (count > mostOfficeLines) throw tooMuchForOffice();
  }
}
