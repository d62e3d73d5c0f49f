import type { Paragraph } from "docx";
import { z } from "zod";
import { askThread, createSlots } from "#kernel";

/** Of more letters others would wait for the file to be written. */
const lettersHere = 10_000;
const resourceLimits = { maxOldGenerationSizeMb: 1_024 };
const threads = createSlots(1);

/** Markdown as a Word file: headings, lists, paragraphs, bold, struck out. What research documents hold, and no more. */
export async function markdownToDocx(markdown: string): Promise<Uint8Array> {
  if (markdown.length <= lettersHere) return await writeDocx(markdown);
  const ask = () => askThread("documents/export/docx.worker.ts", markdown, { resourceLimits });
  return z.instanceof(Uint8Array).parse(await threads.run(ask));
}

export async function writeDocx(markdown: string): Promise<Uint8Array> {
  const { Document, HeadingLevel, Packer, Paragraph, TextRun } = await import("docx");
  const levels = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3, HeadingLevel.HEADING_4];

  const runs = (text: string) =>
    text.split(/(\*\*[^*]{1,500}\*\*|~~[^~]{1,500}~~)/).flatMap((part) => {
      const bold = /^\*\*(.+)\*\*$/.exec(part)?.[1];
      const struck = /^~~(.+)~~$/.exec(part)?.[1];
      const words = (bold ?? struck ?? part).replace(/\\([\\`*_~[\]<>#|])/g, "$1");
      return words === "" ? [] : [new TextRun({ text: words, bold: bold !== undefined, strike: struck !== undefined })];
    });

  const paragraphs = markdown.split("\n").flatMap((line): Paragraph[] => {
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    if (heading)
      return [
        new Paragraph({
          heading: levels[(heading[1]?.length ?? 1) - 1] ?? HeadingLevel.HEADING_4,
          children: runs(heading[2] ?? ""),
        }),
      ];
    const item = /^\s*[-*]\s+(.*)$/.exec(line);
    if (item) return [new Paragraph({ bullet: { level: 0 }, children: runs(item[1] ?? "") })];
    return line.trim() === "" ? [] : [new Paragraph({ children: runs(line) })];
  });
  return await Packer.toBuffer(new Document({ sections: [{ children: paragraphs }] }));
}
