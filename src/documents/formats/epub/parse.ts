import { decodePercent } from "#language";
import { damagedDocument, encryptedDocument } from "../failures.ts";
import type { ParseContext, ParsedPage } from "../format.ts";
import { htmlToText } from "../html/html-to-text.ts";
import { paginate } from "../paginate.ts";
import { localName, readXml } from "../read-xml.ts";
import { openZip, pathInArchive } from "../zip-archive.ts";

/** EPUB: the chapters in reading order, each on pages of its own. */
export async function* parseEpub(bytes: Uint8Array, { name, limits }: ParseContext): AsyncIterable<ParsedPage> {
  const read = openZip(bytes, name, limits.unpackedBytes);
  const locked = await lockedFiles(read("META-INF/encryption.xml"), name);
  let page = 1;
  for (const chapter of await chaptersOf(read, name)) {
    if (locked.has(chapter)) throw encryptedDocument(name);
    const html = read(chapter);
    if (html === null) continue;
    for (const part of paginate(htmlToText(new TextDecoder().decode(html)).text)) yield { ...part, page: page++ };
  }
}

type Read = (entry: string) => Uint8Array | null;

/** The chapters that the package lists, in the order of its spine. */
async function chaptersOf(read: Read, name: string): Promise<string[]> {
  let rootFile = "";
  const container = read("META-INF/container.xml");
  if (container !== null)
    await readXml(container, name, {
      open(tag, attributes) {
        if (localName(tag) === "rootfile" && rootFile === "") rootFile = attributes["full-path"] ?? "";
      },
    });
  const packageXml = read(rootFile);
  if (packageXml === null)
    throw damagedDocument(name, { ko: "책의 목록을 찾을 수 없습니다.", en: "its package document is missing." });
  const files = new Map<string, string>();
  const spine: string[] = [];
  await readXml(packageXml, name, {
    open(tag, { id = "", href = "", idref = "" }) {
      const path = localName(tag) === "item" ? pathInArchive(href, rootFile) : null;
      if (path !== null) files.set(id, path);
      if (localName(tag) === "itemref") spine.push(idref);
    },
  });
  return spine.flatMap((id) => files.get(id) ?? []);
}

/** Files that a reader needs a key for. Fonts are often scrambled without one, and are not read here. */
async function lockedFiles(xml: Uint8Array | null, name: string): Promise<Set<string>> {
  const locked = new Set<string>();
  if (xml === null) return locked;
  await readXml(xml, name, {
    open(tag, { URI = "" }) {
      if (localName(tag) === "CipherReference") locked.add(decodePercent(URI));
    },
  });
  return locked;
}
