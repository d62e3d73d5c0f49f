import { type ContractArticle, type ContractOutline, counted } from "#protocol";
import type { Say } from "../../context.ts";
import { cliText } from "../../text.ts";

/** An outline for people: a line for each article with its page, the rest counted. */
export function describeOutline(outline: ContractOutline, say: Say): string {
  const chapters = new Map(outline.chapters.map((chapter) => [chapter.start, chapter]));
  const rows = [...outline.chapters, ...outline.articles].sort((a, b) => a.start - b.start);
  const body = rows.map((row) => {
    const chapter = chapters.get(row.start);
    return chapter === undefined ? articleLine(row as ContractArticle, say) : `\n${chapter.label} ${chapter.title}`;
  });
  const attachments = [...outline.supplementary, ...outline.annexes].map(
    ({ label, title, page }) => `  ${label} ${title}  ${pageOf(page, say)}`,
  );
  const resolved = outline.references.filter((reference) => reference.resolved).length;
  const references = say(cliText("references-inside", { referencesCount: outline.references.length, resolved }));
  return [outline.title, ...body, ...attachments, "", references].join("\n");
}

function articleLine({ label, title, page, paragraphs }: ContractArticle, say: Say): string {
  const numbered = paragraphs.filter((paragraph) => paragraph.label !== "").length;
  const count = numbered === 0 ? "" : say({ ko: ` · ${numbered}개 항`, en: ` · ${counted(numbered, "paragraph")}` });
  return `  ${label} ${title}  ${pageOf(page, say)}${count}`;
}

const pageOf = (page: number, say: Say) => say({ ko: `${page}쪽`, en: `p. ${page}` });
