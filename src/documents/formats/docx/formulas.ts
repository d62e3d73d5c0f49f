import { raisedDigits } from "../raised-digits.ts";
import { readXml } from "../read-xml.ts";
import { runOf, type XmlEdit } from "./xml-edits.ts";

/** A part of a formula whose words are still being read. */
interface Part {
  readonly tag: string;
  readonly start: number;
  words: string;
  /** Signs of its own: the brackets of `m:d`, the sum or integral of `m:nary`. */
  readonly signs: Map<string, string>;
}

/** Writes formulas as words on one line: (a+b)/2, x², √(y), ∑_(i=1)^n. */
export async function formulaEdits(xml: Uint8Array, file: string): Promise<XmlEdit[]> {
  const edits: XmlEdit[] = [];
  const parts: Part[] = [];
  await readXml(xml, file, {
    open(tag, attributes, { start }) {
      if (parts.length === 0 && tag !== "m:oMath" && tag !== "m:oMathPara") return;
      const sign = attributes["m:val"];
      // A sign stands in the properties of the part that it belongs to.
      if (sign !== undefined) parts.at(-2)?.signs.set(tag, sign);
      parts.push({ tag, start, words: "", signs: new Map() });
    },
    text(words) {
      const part = parts.at(-1);
      if (part !== undefined && part.tag === "m:t") part.words += words;
    },
    close(_, { end }) {
      const part = parts.pop();
      if (part === undefined) return;
      const above = parts.at(-1);
      if (above !== undefined) above.words += written(part, above);
      else if (part.words.trim() !== "") edits.push({ start: part.start, end, xml: runOf(part.words) });
    },
  });
  return edits;
}

/** What a part adds to the words of the one around it. */
function written({ tag, words, signs }: Part, above: Part): string {
  if (tag === "w:del") return "";
  // 3 and a half is no 31/2.
  if (tag === "m:f") return /\d$/.test(above.words) ? ` ${words}` : words;
  if (tag === "m:num") return `${bracketed(words)}/`;
  if (tag === "m:den") return bracketed(words);
  if (tag === "m:sup" && words !== "") return raisedDigits(words) ?? `^${bracketed(words)}`;
  if (tag === "m:sub" && words !== "") return `_${bracketed(words)}`;
  if (tag === "m:deg" && words !== "") return raisedDigits(words) ?? words;
  if (tag === "m:e" && above.tag === "m:nary") return ` ${words}`;
  if (tag === "m:e" && above.tag === "m:rad") return `√${bracketed(words)}`;
  if (tag === "m:d") return (signs.get("m:begChr") ?? "(") + words + (signs.get("m:endChr") ?? ")");
  if (tag === "m:nary") return (signs.get("m:chr") ?? "∫") + words;
  if (tag === "m:fName" || (tag === "m:e" && ["m:mr", "m:eqArr"].includes(above.tag))) return `${words} `;
  if (tag === "m:oMath") return `${words} `;
  return words;
}

/** In brackets, unless it is one figure or name. */
function bracketed(words: string): string {
  return /^(?:[\p{L}\p{N}.,]*|\([^()]*\))$/u.test(words) ? words : `(${words})`;
}
