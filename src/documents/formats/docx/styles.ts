import { readXml } from "../read-xml.ts";
import { isOn } from "./is-on.ts";

/** What of a style tells which words a reader sees. */
interface StyleParts {
  basedOn: string | null;
  numId: string | null;
  level: number | null;
  hidden: boolean | null;
}

export interface Styles {
  /** A style and those it is based on, the nearest first; of a paragraph without a style the document's own. */
  chain(id: string | null): readonly (Readonly<StyleParts> & { readonly id: string })[];
  /** Whether words in a style are hidden text. */
  isHidden(id: string | null): boolean;
}

/** No style is based on more others; a circle would have no end. */
const longestChain = 20;

/** Reads `styles.xml`, which a document may lack. */
export async function readStyles(xml: Uint8Array | null, file: string): Promise<Styles> {
  const styles = new Map<string, StyleParts>();
  let usual: string | null = null;
  let style: StyleParts | null = null;
  const reader = {
    open(tag: string, attributes: Readonly<Record<string, string>>) {
      const value = attributes["w:val"] ?? null;
      if (tag === "w:style") {
        const id = attributes["w:styleId"] ?? "";
        style = { basedOn: null, numId: null, level: null, hidden: null };
        styles.set(id, style);
        if (attributes["w:type"] === "paragraph" && attributes["w:default"] === "1") usual = id;
      } else if (style === null) return;
      else if (tag === "w:basedOn") style.basedOn = value;
      else if (tag === "w:numId") style.numId = value;
      else if (tag === "w:ilvl") style.level = Number(value);
      else if (tag === "w:vanish") style.hidden = isOn(value);
    },
    close(tag: string) {
      if (tag === "w:style") style = null;
    },
  };
  if (xml !== null) await readXml(xml, file, reader);
  const chain: Styles["chain"] = (id) => {
    const found: (StyleParts & { id: string })[] = [];
    for (let next = id ?? usual; next !== null && found.length < longestChain; ) {
      const parts = styles.get(next);
      if (parts === undefined) break;
      found.push({ ...parts, id: next });
      next = parts.basedOn;
    }
    return found;
  };
  return { chain, isHidden: (id) => chain(id).find(({ hidden }) => hidden !== null)?.hidden ?? false };
}
