import { readXml } from "../read-xml.ts";
import { isOn } from "./is-on.ts";
import type { XmlEdit } from "./xml-edits.ts";

/** Stands for a page's end in the text that is read of the file: a letter of nobody's writing. */
const pageEnd = "\u{F8FE}";
/** A line that stands on the next page as a whole; a heading or an item has its sign first. */
const lineStart = new RegExp(`^\\s*(?:#+ |[-*] |\\d+\\. )?${pageEnd}`);
const pageEndRun = `<w:t>${pageEnd}</w:t>`;

/**
 * Puts a sign where a page ends: where Word noted it when it last drew the pages, else where the writer asked for a new
 * one.
 */
export async function pageBreakEdits(xml: Uint8Array, file: string): Promise<XmlEdit[]> {
  const noted: XmlEdit[] = [];
  const asked: XmlEdit[] = [];
  let beforeParagraph = false;
  await readXml(xml, file, {
    open(tag, attributes, { start, end }) {
      if (tag === "w:lastRenderedPageBreak") noted.push({ start, end, xml: `<w:lastRenderedPageBreak/>${pageEndRun}` });
      else if (tag === "w:br" && attributes["w:type"] === "page") asked.push({ start, end, xml: pageEndRun });
      else if (tag === "w:pageBreakBefore") beforeParagraph = isOn(attributes["w:val"] ?? null);
    },
    close(tag, { end }) {
      if (tag !== "w:pPr") return;
      if (beforeParagraph) asked.push({ start: end, end, xml: `<w:r>${pageEndRun}</w:r>` });
      beforeParagraph = false;
    },
  });
  return noted.length > 0 ? noted : asked;
}

/**
 * The text cut where its pages end; null where nothing tells. A page ends between paragraphs, and a table stays on the
 * page that it begins on: sentences and rows are read whole.
 */
export function pagesByBreaks(text: string): string[] | null {
  if (!text.includes(pageEnd)) return null;
  const pages: string[][] = [[]];
  let isDue = false;
  for (const line of text.split("\n")) {
    const isRow = line.replaceAll(pageEnd, "").startsWith("|");
    const beginsPage = !isRow && lineStart.test(line);
    if (beginsPage || (isDue && !isRow)) {
      pages.push([]);
      isDue = false;
    }
    isDue ||= line.includes(pageEnd) && !beginsPage;
    pages.at(-1)?.push(line.replaceAll(pageEnd, ""));
  }
  return pages.map((lines) => lines.join("\n").trim()).filter((page) => page !== "");
}
