import { placeOfQuote } from "#language";
import type { RawFinding } from "../algorithms/algorithm.ts";
import { type Seen, severityOf } from "./judge-result.ts";
import type { JudgeRequest } from "./prose.ts";
import { judgeWords } from "./words.ts";

/** The words that a judge gave as the reason for a problem, where they stand in the text. What is not there is no place. */
export function quotedPlaces(seen: readonly Seen[], request: JudgeRequest): RawFinding[] {
  const { text, language, criteria, title } = request;
  return seen.flatMap((looked): RawFinding[] => {
    const { condition, answer } = looked;
    const severity = severityOf(looked);
    const isProblem = severity === "critical" || severity === "warning";
    const place = isProblem && answer?.quote ? placeOf(text, answer.quote) : null;
    if (place === null) return [];
    const source = condition.source.replaceAll("\n", " ").slice(0, longestSource);
    const said = judgeWords[language].byLine(criteria.title || title, condition.line, source);
    return [{ kind: "prose", ...place, message: { ko: said, en: said } }];
  });
}

const longestSource = 120;

const inQuotationMarks = /“([^“”\n]{1,1000})”|"([^"\n]{1,1000})"|‘([^‘’\n]{1,1000})’|「([^「」\n]{1,1000})」/g;

/** The places of all words that somebody puts in quotation marks and that stand in the text. */
export function placesQuoted(text: string, said: string): { offset: number; length: number }[] {
  const quotes = new Set([...said.matchAll(inQuotationMarks)].map((match) => match.slice(1).find(Boolean) ?? ""));
  return [...quotes].flatMap((quote) => placeOf(text, quote) ?? []);
}

/** The very words, else those that differ in white space and typographic marks only. */
function placeOf(text: string, quote: string): { offset: number; length: number } | null {
  const copied = quote.normalize("NFC").trim();
  const at = copied === "" ? -1 : text.indexOf(copied);
  if (at !== -1) return { offset: at, length: copied.length };
  const place = placeOfQuote(text, copied);
  return place && { offset: place.start, length: place.end - place.start };
}
