import { localName, readXml } from "../read-xml.ts";

/** Reads `sharedStrings.xml`, which a workbook may lack: the texts that cells name by number. */
export async function readSharedStrings(xml: Uint8Array | null, file: string): Promise<readonly string[]> {
  const strings: string[] = [];
  if (xml === null) return strings;
  let text = "";
  let inText = false;
  /** Depth of readings that stand above East Asian words. */
  let readings = 0;
  await readXml(xml, file, {
    open(tag) {
      const name = localName(tag);
      if (name === "si") text = "";
      if (name === "rPh") readings += 1;
      inText = name === "t" && readings === 0;
    },
    text(words) {
      if (inText) text += words;
    },
    close(tag) {
      const name = localName(tag);
      inText = false;
      if (name === "rPh") readings -= 1;
      if (name === "si") strings.push(text);
    },
  });
  return strings;
}
