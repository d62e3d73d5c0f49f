import { oneOf } from "#language";
import type { Unit } from "../contract.ts";

const articleNumber = new RegExp(
  String.raw`^[\s#*>|-]*(?:${oneOf`
    [제第]\s*\d+\s*[조條](?:\s*의\s*\d+)?
    (?:article|section|clause)\s+(?:\d+|[ivxlc]+)\b
    \d{1,3}(?=[.)\s])
    [ivx]{1,6}(?=\.)
  `})[.:)]?\s*`,
  "i",
);

/** The text of a part without its own number, also where its points repeat it: what only moved is the same. */
export function withoutNumber({ kind, label, text }: Pick<Unit, "kind" | "label" | "text">): string {
  if (kind !== "article") return text;
  const body = text.replace(articleNumber, "");
  const number = /\d+$/.exec(label)?.[0];
  return number === undefined ? body : body.replace(pointsOf(number), "$1$2.");
}

/** 4.2 at the beginning of a line or behind a sentence, in article 4. */
const pointsOf = (number: string) =>
  new RegExp(String.raw`(^|\n\s{0,8}|[.;:]\s{1,4})((?:section\s{1,2})?)${number}\.(?=\d{1,3}\b)`, "gi");
