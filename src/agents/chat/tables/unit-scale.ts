import { readNumber } from "../question/number-words.ts";
import { plainUnit } from "./read-cell.ts";

/** A unit of which figures are told in thousands or more: 만원 is 10,000 원. */
export function scaleOf(unit: string): { readonly unit: string; readonly scale: number } {
  const [, english = "", what = ""] = /^(thousand|million|billion)s?(?:of)?(.*)$/i.exec(unit) ?? [];
  if (english !== "") return { unit: plainUnit(what), scale: scales.get(english.toLowerCase()) ?? 1 };
  const [, letters = "", of = ""] = /^([십백천]?[만억]|[백천])(.*)$/.exec(unit) ?? [];
  const scale = letters === "" ? null : readNumber(letters);
  return scale === null ? { unit: plainUnit(unit), scale: 1 } : { unit: plainUnit(of), scale };
}

const scales = new Map([
  ["thousand", 1e3],
  ["million", 1e6],
  ["billion", 1e9],
]);
