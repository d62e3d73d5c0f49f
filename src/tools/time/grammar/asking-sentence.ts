import { type Clause, type Phrase, phrasesOf } from "./clause.ts";
import { asksOf, endOf, hasStray, startOf, unknownWords } from "./clause-facts.ts";
import { startsFromToday } from "./doubt.ts";
import { type DateExpression, unitOf } from "./expression.ts";
import { tellsRule } from "./told-clauses.ts";

/**
 * “어제 비가 왔어. 다음 달 마지막 금요일이 며칠이야?”: the one sentence that asks, where it names its day by itself, so that what the
 * others tell of other days does not matter. Null when it leans on them, or more than one sentence asks.
 */
export function sentenceAlone(text: string, clauses: readonly Clause[]): string | null {
  const sentences = [...Map.groupBy(clauses, ({ sentence }) => sentence).values()];
  const [asking, ...more] = sentences.filter((sentence) => isAsking(text, sentence));
  if (asking === undefined || more.length > 0 || sentences.length < 2 || asking.some(hasStray)) return null;
  const phrases = phrasesOf(asking);
  if (phrases.length === 0 || !phrases.every((phrase) => isSelfContained(text, phrase, asking))) return null;
  // “…부터 1일로 쳐서요”: says how the days of the other sentence are counted.
  const saysHow = clauses.some((clause) => !asking.includes(clause) && clause.items.some(isCountsAs));
  if (saysHow) return null;
  const isRule = clauses.some((clause) => !asking.includes(clause) && tellsRule(clause));
  if (!asking.some((clause) => namesWhatItAsks(clause, asking, isRule))) return null;
  const items = asking.flatMap((clause) => clause.items);
  return text.slice(Math.min(...items.map(startOf)), Math.max(...items.map(endOf)));
}

const isCountsAs = (item: Clause["items"][number]) => item.kind === "plain" && item.token.kind === "counts-as";

function isAsking(text: string, sentence: readonly Clause[]): boolean {
  const items = sentence.flatMap((clause) => clause.items);
  const end = Math.max(...items.map(endOf));
  const isRequest = items.some(
    (item) => item.kind === "plain" && (item.token.kind === "request" || /^(?:tell|give|need)$/i.test(item.token.text)),
  );
  const isBare = phrasesOf(sentence).length > 0 && sentence.every((clause) => unknownWords(clause).length === 0);
  return sentence.some((clause) => asksOf(clause) !== null) || isRequest || isBare || /^\s*[?？]/.test(text.slice(end));
}

/** The day stands in the clause that asks or right before it, or that clause points at it: “…갔는데 그게 며칠이야?”. */
function namesWhatItAsks(clause: Clause, sentence: readonly Clause[], isRule: boolean): boolean {
  if (asksOf(clause) === null)
    return sentence.every((other) => asksOf(other) === null) && phrasesOf([clause]).length > 0;
  const points = clause.items.some((item) => item.kind === "plain" && item.token.kind === "that-day");
  const before = sentence[sentence.indexOf(clause) - 1];
  const isAfterDay = before !== undefined && phrasesOf([before]).length > 0 && unknownWords(clause).length === 0;
  return phrasesOf([clause]).length > 0 || points || (isAfterDay && !isRule);
}

/** A day that is named without a day told elsewhere, and is no case of a rule: 다음 달 마지막 금요일, but neither 사흘 뒤 nor 오늘이면. */
function isSelfContained(text: string, { expression, end }: Phrase, sentence: readonly Clause[]): boolean {
  if (startsFromToday(expression) || /^\s*(?:이?라?면|일\s*때)/.test(text.slice(end))) return false;
  const asksForRange = sentence.some((clause) => asksOf(clause) === "range");
  return isNamed(expression) && (unitOf(expression) === "day" || unitOf(expression) === "weekend" || asksForRange);
}

function isNamed(expression: DateExpression): boolean {
  switch (expression.kind) {
    case "relative-day":
      return expression.days !== 0;
    case "weekday":
      return expression.week !== null || expression.occurrence !== null;
    case "nth-day":
      return expression.within !== null;
    case "recurring":
    case "every":
    case "same-day":
    case "substitute":
      return false;
    default:
      return true;
  }
}
