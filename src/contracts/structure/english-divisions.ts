import type { Span } from "#language";
import { oneLine, oneOf } from "#language";
import type { Heading } from "./heading.ts";
import type { Division } from "./korean-divisions.ts";
import { lastAtOrBefore } from "./last-at-or-before.ts";

/** How an attachment is headed. */
const attachmentNames = oneOf`
  EXHIBIT
  Exhibit
  SCHEDULE
  Schedule
  ANNEX
  Annex
  APPENDIX
  Appendix
  ATTACHMENT
  Attachment
  ADDENDUM
  Addendum
`;
const annexLine = new RegExp(
  String.raw`^[ #*[<(]*((?:${attachmentNames}) {1,3}["“]?([A-Z]{1,2}(?:-\d{1,2})?|\d{1,2}(?:\.\d{1,2})?|[IVX]{1,5})["”]?)(?![\w.]\w)([^\n]*)$`,
  "gm",
);
const goesOn = /^\s*(?:[a-z,;]|\(|\.\s{2})/;
/** Where a page is one line, a wide gap stands for the break below a title. */
const wideGap = "   ";
const longestTitle = 90;

/** Exhibits, schedules and annexes, which come after the main part and not before it. */
export function englishAttachments(text: string, { start, end }: Span, headings: readonly Heading[]): Division[] {
  const first = headings[0]?.start ?? end;
  const last = headings.at(-1)?.start ?? end;
  return [...text.slice(start, end).matchAll(annexLine)]
    .filter((match) => !goesOn.test(match[3] ?? "") && start + match.index > first)
    .filter((match) => goesOnAt(headings, start + match.index, last))
    .flatMap((match) => {
      const at = start + match.index;
      const rest = match[3] ?? "";
      const titleStart = rest.length - rest.trimStart().length;
      const gap = rest.indexOf(wideGap, titleStart);
      const written = gap < 0 ? rest : rest.slice(0, gap);
      if (written.length > longestTitle) return [];
      const label = oneLine((match[1] ?? "").replace(/["“”]/g, "")).replace(/^\w+/, capitalised);
      const title = written.replace(/^[\s.:)\]>*–—-]+|[\s*]+$/g, "");
      const end = at + match[0].length - rest.length + written.length;
      return [{ kind: "annex" as const, start: at, end, label, title, depth: 0 }];
    });
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** True when the main part is over at `offset`: no article follows, or the numbering starts again. */
function goesOnAt(headings: readonly Heading[], offset: number, last: number): boolean {
  if (offset > last) return true;
  return headings[lastAtOrBefore(headings, offset) + 1]?.index === 1;
}
