import { cellText, toMarkdownTable } from "../markdown-table.ts";
import { readXml } from "../read-xml.ts";

/** The words of a slide in the order of its shapes: the title as a heading, paragraphs as lines, tables as tables. */
export async function readSlide(xml: Uint8Array, file: string, { bodyOnly = false } = {}): Promise<string> {
  const blocks: string[] = [];
  let shape = "";
  let lines: string[] = [];
  let line = "";
  let table: string[][] | null = null;
  let inWords = false;

  await readXml(xml, file, {
    open(tag, attributes) {
      if (tag === "p:sp") [shape, lines] = ["", []];
      if (tag === "p:ph") shape = attributes.type ?? "body";
      if (tag === "a:tbl") table = [];
      if (tag === "a:tr") table?.push([]);
      if (tag === "a:tc") lines = [];
      if (tag === "a:br") line += "\n";
      inWords = tag === "a:t";
    },
    text(words) {
      if (inWords) line += words;
    },
    close(tag) {
      inWords = false;
      if (tag === "a:p") {
        if (line.trim() !== "") lines.push(line.trim());
        line = "";
      }
      if (tag === "a:tc") {
        table?.at(-1)?.push(cellText(lines.join(" ")));
        lines = [];
      }
      if (tag === "a:tbl") {
        blocks.push(toMarkdownTable(table ?? []));
        table = null;
      }
      if (tag === "p:sp") {
        if (lines.length > 0 && isShown(shape, bodyOnly)) blocks.push(blockOf(shape, lines));
        lines = [];
      }
    },
  });
  return blocks.filter((block) => block !== "").join("\n\n");
}

/** Numbers, dates and footers stand on every slide; of notes only their body was written by hand. */
function isShown(shape: string, bodyOnly: boolean): boolean {
  return bodyOnly ? shape === "body" : !["sldNum", "dt", "ftr"].includes(shape);
}

function blockOf(shape: string, lines: readonly string[]): string {
  return shape === "title" || shape === "ctrTitle" ? `## ${lines.join(" ")}` : lines.join("\n");
}
