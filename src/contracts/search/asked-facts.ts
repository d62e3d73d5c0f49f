import { oneOf } from "#language";
import type { FactKind } from "../facts/fact-kind.ts";
import { factPatterns } from "../facts/patterns.ts";
import { sumsInWords } from "./sums-in-words.ts";

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

const wordsForEnding = oneOf`
  terminat
  cancel
  end(?:s|ed|ing)?\b(?![\s-](?:of|dates?|users?|customers?|products?)\b)
  withdraw
  resci(?:nd|ssion)
`;

/** Questions that only a value answers, and what tells one beside the facts. */
const askedValues: readonly (AskedFact & { readonly inWords: readonly RegExp[] })[] = [
  {
    asked: new RegExp(
      oneOf`
    얼마(?!나|\s?(?:전|동안|만에|뒤|후|안))
    얼마나\s?(?:내|나[오와가]|물[어게]|받|떼|깎|돌려|올)
    몇\s?(?:프로|퍼|배|원|만\s?원)
    \bhow much (?!longer|time|notice)
  `,
      "i",
    ),
    kinds: ["amount", "rate", "penalty"],
    inWords: [/\d\s?(?:개월\s?(?:분|치)|배)|배액|전액|\b(?:free|full)\b/i, ...sumsInWords],
  },
  {
    asked: new RegExp(
      oneOf`
    며칠
    몇\s?(?:일|달|개월|년|시간|주)
    얼마나?\s?(?:전|동안|만에|뒤|후|오래|안)
    얼마나\s?(?:가[?요나지]|가$|유지|지속|존속|걸[리려])
    \b(?:how long|how soon|how many (?:hours|days|weeks|months|years))\b
  `,
      "i",
    ),
    kinds: ["deadline", "period", "date"],
    inWords: [
      new RegExp(
        oneOf`
    \d\s?(?:일|개월|년|시간|주|달)
    당일
    영구
    존속
    \b(?:hours?|days?|weeks?|months?|years?|perpetual|indefinite)
  `,
        "i",
      ),
    ],
  },
  {
    asked: /언제|\bwhen (?:do|does|did|is|are|was|will|can|must|should)\b/i,
    kinds: ["deadline", "period", "date"],
    inWords: [
      new RegExp(
        oneOf`
    [때날]
    당일
    [가-힣]\s?(?:뒤|후|전)
    까지
    부터
    동시
    매[일월주년]
    \d\s?[일월년]
    \b(?:before|after|until|upon|when|once|days?)\b
  `,
        "i",
      ),
    ],
  },
  {
    asked: new RegExp(
      oneOf`
    누구\s?(?:한테|에게|의|께)?\s?(?:것|거|건|꺼|소유|귀속|있|속)
    누가\s?(?:가지|갖|소유)
    소유권
    \b(?:who owns|whose|belongs? to)\b
  `,
      "i",
    ),
    kinds: [],
    inWords: [
      new RegExp(
        oneOf`
    귀속
    소유
    보유
    속[하한]
    양도
    이전
    유보
    가[진지]
    갖
    에게 있
    \b(?:own|belong|vest|title|property|retain|remain|assign|pass)
  `,
        "i",
      ),
    ],
  },
  {
    asked: /\bhow (?:can|do|may|could|would)\b.{0,40}\b(?:terminat|cancel|end\b)/i,
    kinds: [],
    // What holds "following termination" does not tell how it comes.
    inWords: [
      new RegExp(
        String.raw`(?<!\b(?:following|upon|after|before|until|on|of|survives?) (?:the |any |such )?)\b(?:${wordsForEnding})`,
        "i",
      ),
    ],
  },
];

/** Whether a question asks for a value and a text has none of its kind: no date for 언제, no sum for 얼마. */
export function lacksValueAskedFor(question: string, text: string): boolean {
  const asked = askedValues.filter((value) => value.asked.test(question));
  return asked.length > 0 && !asked.some(({ kinds, inWords }) => holdsFact(text, kinds) || holdsAny(text, inWords));
}

/** The kinds of fact that a question asks for. */
export function factsAskedFor(question: string): FactKind[] {
  return askedFacts.flatMap(({ asked, kinds }) => (asked.test(question) ? kinds : []));
}

export function holdsFact(text: string, kinds: readonly FactKind[]): boolean {
  return kinds.some((kind) => holdsAny(text, factPatterns[kind]));
}

const holdsAny = (text: string, patterns: readonly RegExp[]) => patterns.some((pattern) => text.search(pattern) >= 0);
