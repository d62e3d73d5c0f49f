import { withoutSpaces } from "#language";
import type { NormaliseInput, NormaliseOutput } from "./schema.ts";

/** A line of single syllables set wide, as titles are: 입 법 예 고. */
const spacedOut = /^([#|>\s]*)((?:[가-힣][^\S\n\t]+){1,11}[가-힣])(?=\s*$)/gm;

/** The same words in plain characters: nothing is reworded, reordered or left out. */
export function normaliseRule({ text }: NormaliseInput): NormaliseOutput {
  const plain = text
    .normalize("NFC")
    // Ligatures, radicals that PDFs use for hanja, full-width letters and digits, half-width Hangul.
    .replace(/[\ufb00-\ufb06\u2e80-\u2fdf\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uffa0-\uffdc]+/g, (letters) =>
      letters.normalize("NFKC"),
    )
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, "\n")
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, " ")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\x00-\x08\x0b-\x1f\x7f\u00ad\u200b-\u200f\u2060\ufeff\ufffe\uffff]/g, "")
    // Leaders of a table of contents.
    .replace(/[^\S\n]?(?:[.·․‥…][^\S\n]?){5,}/g, " … ")
    .replace(/(\S)[^\S\n\t]{2,}/g, "$1 ")
    // A pattern for blanks before a line's end would begin anew at each of the blanks in a wide line.
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n");
  return { text: plain.replace(spacedOut, (_, mark: string, title: string) => mark + withoutSpaces(title)).trim() };
}
