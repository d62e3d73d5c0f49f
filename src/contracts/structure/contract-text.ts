import { lastAtOrBefore } from "./last-at-or-before.ts";

/** One page as a format reader gives it. */
export interface ContractPage {
  readonly page: number;
  readonly text: string;
}

/** A contract's whole text, and where its pages begin. Every span of the outline counts in `text`. */
export interface ContractText {
  readonly text: string;
  /** `text` with full-width digits and brackets as ASCII and odd spaces as spaces, character for character, for matching only. */
  readonly plain: string;
  pageAt(offset: number): number;
}

const lookalikes: Readonly<Record<string, string>> = {
  "（": "(",
  "）": ")",
  "［": "[",
  "］": "]",
  "【": "[",
  "】": "]",
  "〔": "[",
  "〕": "]",
  "〈": "<",
  "〉": ">",
  "．": ".",
  "：": ":",
  "，": ",",
  第: "제",
  條: "조",
  "\u00a0": " ",
  "\u3000": " ",
  "\u2003": " ",
  "\u2002": " ",
  "\t": " ",
  "\r": " ",
  "\f": "\n",
  "\u2028": "\n",
};
const lookalike = /[（）［］【】〔〕〈〉．：，第條\u00a0\u3000\u2003\u2002\t\r\f\u2028０-９]/g;

/** Joins pages with one line break. Keeps the text as it is: what a citation quotes must stand in it. */
export function joinPages(pages: readonly ContractPage[]): ContractText {
  const borders: { page: number; start: number }[] = [];
  let length = 0;
  for (const { page, text } of pages) {
    borders.push({ page, start: length });
    length += text.length + 1;
  }
  const text = pages.map((page) => page.text).join("\n");
  return {
    text,
    plain: text.replace(lookalike, (char) => lookalikes[char] ?? String(char.charCodeAt(0) - 0xff10)),
    pageAt: (offset) => borders[lastAtOrBefore(borders, offset)]?.page ?? 1,
  };
}
