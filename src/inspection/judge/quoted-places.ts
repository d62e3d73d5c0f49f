import type { RawFinding } from "../algorithms/algorithm.ts";
import type { Seen } from "./conclude.ts";
import type { JudgeRequest } from "./prose.ts";
import { judgeWords } from "./words.ts";

/** The words that a judge gave as the reason for a problem, where they stand in the text. What is not there is no place. */
export function quotedPlaces(seen: readonly Seen[], request: JudgeRequest): RawFinding[] {
  const { text, language, criteria, title } = request;
  return seen.flatMap(({ condition, truth, answer }): RawFinding[] => {
    const isProblem = answer?.verdict === "critical" || answer?.verdict === "warning";
    const place = truth === true && isProblem ? placeOfQuote(text, answer.quote ?? "") : null;
    if (place === null) return [];
    const source = condition.source.replaceAll("\n", " ").slice(0, longestSource);
    const said = judgeWords[language].byLine(criteria.title || title, condition.line, source);
    return [{ kind: "prose", ...place, message: { ko: said, en: said } }];
  });
}

const longestSource = 120;
const longestQuote = 1000;

const inQuotationMarks = /“([^“”\n]{1,1000})”|"([^"\n]{1,1000})"|‘([^‘’\n]{1,1000})’|「([^「」\n]{1,1000})」/g;

/** The places of all words that somebody puts in quotation marks and that stand in the text. */
export function placesQuoted(text: string, said: string): { offset: number; length: number }[] {
  const quotes = new Set([...said.matchAll(inQuotationMarks)].map((match) => match.slice(1).find(Boolean) ?? ""));
  return [...quotes].flatMap((quote) => placeOfQuote(text, quote) ?? []);
}

/** Where words that somebody copied stand in a text, whatever white space and marks of quotation they came with. */
function placeOfQuote(text: string, quote: string): { offset: number; length: number } | null {
  const copied = quote.normalize("NFC").trim().slice(0, longestQuote);
  if (copied === "") return null;
  const at = text.indexOf(copied);
  if (at !== -1) return { offset: at, length: copied.length };
  const words = copied
    .replace(/^["'“”‘’「」『』]+|["'“”‘’「」『』]+$/g, "")
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return null;
  const loose = words.map((word) =>
    word
      .replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")
      .replace(/["“”]/g, '["“”]')
      .replace(/['‘’]/g, "['‘’]"),
  );
  const match = new RegExp(loose.join("\\s+"), "u").exec(text);
  return match === null ? null : { offset: match.index, length: match[0].length };
}
