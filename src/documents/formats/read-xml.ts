import { damagedDocument } from "./failures.ts";

/** Where a tag stands in the decoded XML, from its `<` to behind its `>`. */
export interface TagSpan {
  readonly start: number;
  readonly end: number;
}

export interface XmlReader {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>, tag: TagSpan) => void;
  readonly text?: (words: string) => void;
  readonly close?: (name: string, tag: TagSpan) => void;
}

/** No document of people nests deeper; a reader that keeps a stack would pay for each level. */
const deepest = 1_000;

/**
 * Reads XML piece by piece, without building a tree. Names keep their prefix. A document type is refused: no part of an
 * office file has one, and entities could grow without end.
 */
export async function readXml(bytes: Uint8Array, file: string, reader: XmlReader): Promise<void> {
  const { default: sax } = await import("sax");
  const broken = (detail: string) =>
    damagedDocument(file, { ko: `XML이 깨졌습니다 (${detail}).`, en: `its XML is broken (${detail}).` });
  const parser = sax.parser(true, { trim: false });
  const tag = (): TagSpan => ({ start: parser.startTagPosition - 1, end: parser.position });
  let depth = 0;
  parser.ondoctype = () => {
    throw broken("DOCTYPE");
  };
  parser.onerror = (error) => {
    throw broken(error.message.split("\n")[0] ?? "");
  };
  parser.onopentag = ({ name, attributes }) => {
    depth += 1;
    if (depth > deepest) throw broken(`depth > ${deepest}`);
    const plain = Object.entries(attributes).map(([key, value]) => [key, String(value)] as const);
    reader.open?.(name, Object.fromEntries(plain), tag());
  };
  parser.onclosetag = (name) => {
    depth -= 1;
    reader.close?.(name, tag());
  };
  parser.ontext = (words) => reader.text?.(words);
  parser.oncdata = (words) => reader.text?.(words);
  parser.write(new TextDecoder().decode(bytes)).close();
}

/** A tag's name without its prefix: programs differ in it. */
export function localName(tag: string): string {
  return tag.slice(tag.indexOf(":") + 1);
}
