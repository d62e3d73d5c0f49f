import { oneOf } from "#language";
import type { FactKind } from "../facts/fact-kind.ts";
import { factPatterns } from "../facts/patterns.ts";

interface AskedFact {
  readonly asked: RegExp;
  readonly kinds: readonly FactKind[];
}

/** Words that ask for a fact, and the kinds of fact that answer them. */
const askedFacts: readonly AskedFact[] = [
  {
    asked: /얼마|몇\s?(?:프로|퍼센트|배|원|만)|비용|값|돈|요금|금액|\b(?:how much|cost|fees?|price|pay)\b/i,
    kinds: ["amount", "rate", "penalty"],
  },
  {
    asked: new RegExp(
      oneOf`
    언제
    며칠
    몇\s?(?:일|달|개월|년|시간|주)
    기한
    기간
    날짜
    \b(?:when|what date|date of|how long|how soon|deadline|how many (?:days|months|years))\b
  `,
      "i",
    ),
    kinds: ["deadline", "period", "date"],
  },
];

/** The kinds of fact that a question asks for. */
export function factsAskedFor(question: string): FactKind[] {
  return askedFacts.flatMap(({ asked, kinds }) => (asked.test(question) ? kinds : []));
}

export function holdsFact(text: string, kinds: readonly FactKind[]): boolean {
  return kinds.some((kind) => factPatterns[kind].some((pattern) => text.search(pattern) >= 0));
}
