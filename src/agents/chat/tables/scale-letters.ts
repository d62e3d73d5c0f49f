import { oneOf } from "#language";

/** Scales as letters and words, a power of ten and what it is written as a line. */
const scales = new Map(
  `
3 k K thousand thousands
6 M mn mln million millions
9 bn billion billions
12 tn trillion trillions
`
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [power = "", ...names] = line.split(" ");
      return names.map((name): [string, number] => [name, Number(power)]);
    }),
);
/** Of money alone: 5m may be five metres, and 101B a flat. */
const ofMoney = new Map([
  ["m", 6],
  ["MM", 6],
  ["mm", 6],
  ["b", 9],
  ["B", 9],
]);

const currency = "[$€£¥₩원엔]|달러|유로|usd|eur|gbp|krw|jpy|won|dollars?";
const shape = new RegExp(`^(k|bn|mn|mln|tn|mm?|b|(?:thousand|million|billion|trillion)s?)(${currency})?$`, "i");

/** What stands behind a figure as its scale and what is left of it; null where it has none. */
export function scaleBehind(
  letters: string,
  isMoney: boolean,
): { readonly power: number; readonly left: string } | null {
  const [, written = "", left = ""] = shape.exec(letters) ?? [];
  const plain = scales.get(written) ?? (written.length > 2 ? scales.get(written.toLowerCase()) : undefined);
  const power = isMoney || left !== "" ? (ofMoney.get(written) ?? plain) : plain;
  return power === undefined ? null : { power, left };
}

const behindDigits = /\d\s?(?:k|mn|mln|bn|tn|M|(?:thousand|million|billion|trillion)s?)\b/;
const money = new RegExp(currency, "i");
const wordScale = /\d\s?(?:thousand|million|billion|trillion|bn|mn|mln|k)s?\b/i;

/** Whether a cell tells its figure in a scale. */
export const hasScale = (cell: string) =>
  behindDigits.test(cell) || wordScale.test(cell) || (money.test(cell) && /\d\s?(?:m|mm|b)\b/i.test(cell));

/** Whether a cell without a scale is whole as it is: nothing, or money. */
export const isWholeFigure = (cell: string) => money.test(cell) || /^[^\d]*0(?:\.0+)?[^\d]*$/.test(cell);

/** 0.7m beside 900k: what is metres alone is a scale there. */
export const withLargeLetter = (cell: string) => cell.replace(/(?<=\d\s?)m$/, "M");

const inName = new RegExp(
  oneOf`
    \b(?:thousand|million|billion|trillion)s?\b
    (?<![a-z])(?:bn|mn|mln)(?![a-z])
    [([（](?:k|b|[^)\]）]*[\s$€£¥₩](?:k|m|mm|b))[)\]）]
    [$€£¥]\s?(?:k|m|mm|b)\b
    \b(?:k|m|b)\s?(?:usd|eur|gbp|krw)\b
    (?<!\d)['’]?000s?\b
  `,
  "i",
);

/** Whether the name of a column tells a scale: Revenue (million), Sales ($k). */
export const namesScale = (name: string) => inName.test(name);
