import { assetLines } from "../assets.ts";
import type { Dimension } from "./quantity.ts";

export interface QuantityUnit {
  readonly dimension: Dimension;
  /** Of a word that is a quantity by itself, its value. */
  readonly factor: number;
  /** Where units of a dimension do not convert into each other. */
  readonly name?: string | undefined;
}

export const units = spellingsIn("units.txt");

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** They stand before their figure: "(24) $5" has no 24 dollars. */
const signsBefore = "₩$€£¥";

/** A pattern of all spellings behind a figure, the longest first; English words end at a word's end. */
export const unitPattern = [...units.keys()]
  .filter((written) => !signsBefore.includes(written))
  .sort((a, b) => b.length - a.length)
  .map((written) => (/^[a-z]/.test(written) ? `${escaped(written)}(?![a-z])` : escaped(written)))
  .join("|");

export const quantityWords = spellingsIn("quantity-words.txt");

/** `dimension figure name: spelling, spelling` a line. */
function spellingsIn(file: string): ReadonlyMap<string, QuantityUnit> {
  return new Map(
    assetLines(`language/figures/${file}`).flatMap((line) => {
      const [kind = "", spellings = ""] = line.split(": ");
      const [dimension = "", figure = "1", name] = kind.split(" ");
      const described: QuantityUnit = { dimension: dimension as Dimension, factor: Number(figure), name };
      return spellings.split(", ").map((written): [string, QuantityUnit] => [written, described]);
    }),
  );
}
