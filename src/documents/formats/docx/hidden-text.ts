import { readXml, type TagSpan } from "../read-xml.ts";
import { isOn } from "./is-on.ts";
import type { Styles } from "./styles.ts";
import type { XmlEdit } from "./xml-edits.ts";

/** A run of words: what it says itself about being hidden, and its styles. */
interface Run {
  own: boolean | null;
  style: string | null;
  readonly paragraphStyle: string | null;
}

/** Takes out words that are hidden (`w:vanish`), by their run or by a style. Fields around them stay whole. */
export async function hiddenTextEdits(xml: Uint8Array, file: string, styles: Styles): Promise<XmlEdit[]> {
  const edits: XmlEdit[] = [];
  const paragraphStyles: (string | null)[] = [];
  const runs: Run[] = [];
  /** Depth of earlier states of properties. */
  let changes = 0;
  let words: TagSpan | null = null;
  let inParagraph = 0;
  const isHidden = ({ own, style, paragraphStyle }: Run): boolean =>
    own ?? ((style !== null && styles.isHidden(style)) || styles.isHidden(paragraphStyle));
  const isChange = (tag: string): boolean => tag === "w:rPrChange" || tag === "w:pPrChange";
  await readXml(xml, file, {
    open(tag, attributes, span) {
      if (isChange(tag)) changes += 1;
      if (changes > 0) return;
      const value = attributes["w:val"] ?? null;
      const run = runs.at(-1);
      if (tag === "w:p") paragraphStyles.push(null);
      else if (tag === "w:pStyle") paragraphStyles[paragraphStyles.length - 1] = value;
      else if (tag === "w:r") runs.push({ own: null, style: null, paragraphStyle: paragraphStyles.at(-1) ?? null });
      else if (tag === "w:t") words = span;
      else if (tag === "w:pPr") inParagraph += 1;
      else if (run === undefined || inParagraph > 0) return;
      else if (tag === "w:rStyle") run.style = value;
      else if (tag === "w:vanish") run.own = isOn(value);
    },
    close(tag, span) {
      if (isChange(tag)) changes -= 1;
      else if (changes > 0) return;
      else if (tag === "w:pPr") inParagraph -= 1;
      else if (tag === "w:p") paragraphStyles.pop();
      else if (tag === "w:r") runs.pop();
      else if (tag === "w:t" && words !== null) {
        const run = runs.at(-1);
        if (run !== undefined && isHidden(run)) edits.push({ start: words.start, end: span.end, xml: "" });
        words = null;
      }
    },
  });
  return edits;
}
