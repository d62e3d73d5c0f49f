import { damagedDocument } from "../failures.ts";
import type { ParseContext, ParsedPage } from "../format.ts";
import { readXml } from "../read-xml.ts";
import { openZip, pathInArchive } from "../zip-archive.ts";
import { readSlide } from "./read-slide.ts";

/** PPTX: a page for each slide, in the order of the presentation, with its tables and its notes. */
export async function* parsePptx(bytes: Uint8Array, { name, limits }: ParseContext): AsyncIterable<ParsedPage> {
  const read = openZip(bytes, name, limits.unpackedBytes);
  const slides = await slidesInOrder(read, name);
  if (slides.length === 0)
    throw damagedDocument(name, { ko: "슬라이드를 찾을 수 없습니다.", en: "it lists no slides." });
  for (const [at, path] of slides.entries()) {
    const slide = read(path);
    const words = slide === null ? "" : await readSlide(slide, name);
    const notes = await notesOf(read, path, name);
    const text = [words, notes === "" ? "" : `> ${notes.replaceAll("\n", "\n> ")}`].filter(Boolean).join("\n\n");
    yield { page: at + 1, text, leftOut: [] };
  }
}

type Read = (entry: string) => Uint8Array | null;

async function slidesInOrder(read: Read, name: string): Promise<string[]> {
  const presentation = read("ppt/presentation.xml");
  if (presentation === null) return [];
  const ids: string[] = [];
  await readXml(presentation, name, {
    open: (tag, attributes) => {
      if (tag === "p:sldId" && attributes["r:id"] !== undefined) ids.push(attributes["r:id"]);
    },
  });
  const targets = await targetsOf(read, "ppt/presentation.xml", name);
  return ids.flatMap((id) => targets.get(id)?.path ?? []);
}

async function notesOf(read: Read, slide: string, name: string): Promise<string> {
  const notes = [...(await targetsOf(read, slide, name)).values()].find(({ type }) => type.endsWith("/notesSlide"));
  const xml = notes === undefined ? null : read(notes.path);
  return xml === null ? "" : await readSlide(xml, name, { bodyOnly: true });
}

/** The parts that a part points to, by the ids that it knows them by. */
async function targetsOf(read: Read, part: string, name: string): Promise<Map<string, { path: string; type: string }>> {
  const folder = part.slice(0, part.lastIndexOf("/"));
  const xml = read(`${folder}/_rels/${part.slice(folder.length + 1)}.rels`);
  const targets = new Map<string, { path: string; type: string }>();
  if (xml === null) return targets;
  await readXml(xml, name, {
    open(tag, { Id = "", Target = "", Type = "", TargetMode = "" }) {
      // A link's address is kept as it was typed, which may be none.
      if (tag !== "Relationship" || TargetMode === "External") return;
      const path = pathInArchive(Target, `${folder}/`);
      if (path !== null) targets.set(Id, { path, type: Type });
    },
  });
  return targets;
}
