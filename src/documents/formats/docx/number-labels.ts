import { readXml, type TagSpan } from "../read-xml.ts";
import { createNumberCounter } from "./count-numbers.ts";
import { isOn } from "./is-on.ts";
import type { NumberedList } from "./read-numbering.ts";
import type { Styles } from "./styles.ts";
import { runOf, type XmlEdit } from "./xml-edits.ts";

/** A paragraph's properties as far as they tell its number. */
interface Properties {
  readonly start: number;
  style: string | null;
  numId: string | null;
  level: number | null;
  /** Where the paragraph itself says which list it is of. */
  ownNumbering: TagSpan | null;
  /** The paragraph was deleted, moved away or hidden as a whole: Word shows no number for it. */
  isGone: boolean;
}

/** What makes a paragraph one of no list, also where its style is of one. */
const noList = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="0"/></w:numPr>';

/**
 * Writes the numbers that Word counts by itself (제1조, 1.2, 가., ③) as words at the beginning of their paragraphs. Bullets
 * are left to be lists.
 */
export async function numberLabelEdits(
  xml: Uint8Array,
  file: string,
  styles: Styles,
  listOf: (id: string) => NumberedList | null,
): Promise<XmlEdit[]> {
  const edits: XmlEdit[] = [];
  const counter = createNumberCounter();
  const label = (properties: Properties): string | null => {
    const place = properties.isGone ? null : placeOf(properties, styles, listOf);
    if (place === null) return null;
    const words = counter.next(place.list, place.level);
    return place.list.levels.get(place.level)?.format === "bullet" ? null : words;
  };
  await readXml(
    xml,
    file,
    propertiesReader((properties, tag) => {
      const words = tag.start === properties.start ? null : label(properties);
      if (words === null) return;
      const { start, end } = properties.ownNumbering ?? { start: tag.start, end: tag.start };
      edits.push({ start, end, xml: noList });
      if (words !== "") edits.push({ start: tag.end, end: tag.end, xml: runOf(words) });
    }),
  );
  return edits;
}

/** The list and level of a paragraph: its own, else those of its style, else of the styles that it is based on. */
function placeOf(
  { style, numId, level }: Properties,
  styles: Styles,
  listOf: (id: string) => NumberedList | null,
): { list: NumberedList; level: number } | null {
  const chain = styles.chain(style);
  const id = numId ?? chain.find((one) => one.numId !== null)?.numId ?? null;
  const list = id === null ? null : listOf(id);
  if (list === null) return null;
  if (level !== null) return { list, level };
  if (numId !== null && chain.every((one) => one.numId === null)) return { list, level: 0 };
  for (const one of chain) {
    const named = [...list.levels].find(([, { style: name }]) => name === one.id)?.[0];
    const found = named ?? one.level;
    if (found !== null) return { list, level: found };
  }
  return { list, level: 0 };
}

/** Calls with the properties of every paragraph and the tag that ends them. */
function propertiesReader(done: (properties: Properties, tag: TagSpan) => void) {
  const parents: string[] = [];
  let properties: Properties | null = null;
  /** Depth of what a reader does not see: an earlier state of properties, or a text box a second time. */
  let unread = 0;
  const isUnread = (tag: string): boolean => ["w:pPrChange", "w:rPrChange", "mc:Choice"].includes(tag);
  return {
    open(tag: string, attributes: Readonly<Record<string, string>>, { start, end }: TagSpan) {
      const parent = parents.at(-1);
      parents.push(tag);
      if (isUnread(tag)) unread += 1;
      if (unread > 0) return;
      const value = attributes["w:val"] ?? null;
      if (tag === "w:pPr" && parent === "w:p")
        properties = { start, style: null, numId: null, level: null, ownNumbering: null, isGone: false };
      else if (properties === null) return;
      else if (tag === "w:pStyle") properties.style = value;
      else if (tag === "w:numPr") properties.ownNumbering = { start, end };
      else if (tag === "w:numId") properties.numId = value;
      else if (tag === "w:ilvl") properties.level = Number(value);
      else if (tag === "w:del" || tag === "w:moveFrom") properties.isGone = true;
      else if (tag === "w:vanish") properties.isGone ||= isOn(value);
      // A hidden mark that only joins a heading to the text behind it.
      else if (tag === "w:specVanish") properties.isGone = false;
    },
    close(tag: string, span: TagSpan) {
      parents.pop();
      if (isUnread(tag)) unread -= 1;
      else if (unread > 0 || properties === null) return;
      else if (tag === "w:numPr" && properties.ownNumbering !== null)
        properties.ownNumbering = { start: properties.ownNumbering.start, end: span.end };
      else if (tag === "w:pPr") {
        done(properties, span);
        properties = null;
      }
    },
  };
}
