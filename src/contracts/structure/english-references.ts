import { withoutSpaces } from "#language";
import type { FoundArticleReference, OutlineWithoutReferences } from "./found-reference.ts";
import { labelsOf, timesOf } from "./labels.ts";

/** What a reference may name. */
const partNames =
  "Sections?|Articles?|Clauses?|Paragraphs?|Subsections?|Exhibits?|Schedules?|Annex|Appendix|Attachment";
const pattern = new RegExp(
  String.raw`\b(${partNames})\s{1,3}["“]?(\d{1,3}(?:\.\d{1,3}){0,3}|[IVXLC]{1,6}(?![a-z])|[A-Z](?:-\d{1,2})?(?![\w]))["”]?((?:\s?\([a-zA-Z0-9]{1,4}\)){0,3})`,
  "gi",
);
const another = /^(?:,|,? (?:and|or|through|to))\s{1,2}(\d{1,3}(?:\.\d{1,3}){0,3})((?:\s?\([a-zA-Z0-9]{1,4}\)){0,3})/;
/** A blank stands between any two words: a run of capitals can be read in one way only, and so in no time. */
const ofAnotherLaw =
  /^[,\s]{0,2}of\s(?:the\s)?([A-Z][\w&.'-]*(?:\s[A-Z][\w&.'-]*){0,7}\s(?:Act|Code|Law|Rules|Regulations))\b/;

/** Section 4.2(b), Articles 3 and 4, Exhibit A. */
export function englishReferences(
  text: string,
  outline: OutlineWithoutReferences,
  locate: (offset: number) => string,
): FoundArticleReference[] {
  const labels = new Set(labelsOf(outline).keys());
  const attachments = [...outline.supplementary, ...outline.annexes];
  const headings = [...outline.articles, ...outline.articles.flatMap((article) => article.paragraphs), ...attachments];
  const starts = new Set(headings.map(({ start }) => start));
  return [...text.matchAll(pattern)].flatMap((match) => {
    if (starts.has(match.index)) return [];
    const end = match.index + match[0].length;
    const law = ofAnotherLaw.exec(text.slice(end, end + 90))?.[1] ?? null;
    const kind = singular(match[1] ?? "");
    const times = timesOf(locate(match.index));
    const targetOf = (number = "", points = "") => target(labels, kind, number, points, times);
    const found = [{ start: match.index, end, to: targetOf(match[2], match[3]), through: null, law }];
    for (
      let at = end, more = another.exec(text.slice(at, at + 40));
      more !== null;
      more = another.exec(text.slice(at, at + 40))
    ) {
      const start = at + more[0].indexOf(more[1] ?? "");
      at += more[0].length;
      found.push({ start, end: at, to: targetOf(more[1], more[2]), through: null, law });
    }
    return found;
  });
}

/** The label as this contract writes it, of the agreement that refers to it: "Section 4.2(b)" may be the point 4.2(b) of an article 4. */
function target(labels: ReadonlySet<string>, kind: string, number: string, points: string, times: string): string {
  const below = withoutSpaces(points);
  const names = [`${kind} ${number}`, number, `Section ${number}`, `Article ${number}`];
  const spellings = [times, ""].flatMap((again) => names.map((name) => `${name}${again}${below}`));
  return spellings.find((label) => labels.has(label)) ?? `${kind} ${number}${below}`;
}

function singular(word: string): string {
  const kind = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  return kind === "Annex" || kind === "Appendix" ? kind : kind.replace(/s$/, "");
}
