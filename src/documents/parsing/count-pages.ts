import { tooLargeDocument, wordlessDocument } from "../formats/failures.ts";
import type { ParsedPage } from "../formats/format.ts";
import type { ParseJob } from "./messages.ts";

/** What holds for the pages of every format: not too many, not all blank unless it is a picture, none before the one that is wanted. */
export async function* countPages(
  pages: AsyncIterable<ParsedPage>,
  job: Pick<ParseJob, "name" | "limits" | "fromPage"> & { readonly mayBeWordless: boolean },
): AsyncIterable<ParsedPage> {
  let words = job.mayBeWordless || job.fromPage > 1;
  for await (const page of pages) {
    if (page.page > job.limits.pages) {
      const { pages: limit } = job.limits;
      throw tooLargeDocument(job.name, { ko: `${limit}쪽보다 깁니다.`, en: `it has more than ${limit} pages.` });
    }
    words ||= page.text.trim() !== "";
    if (page.page >= job.fromPage) yield page;
  }
  if (!words) throw wordlessDocument(job.name);
}
