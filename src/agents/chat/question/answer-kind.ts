import { oneOf } from "#language";

/** What would answer a question: how it asks, and what a sentence that answers it holds. The plainest comes last. */
const kinds: readonly { readonly asks: RegExp; readonly answers: RegExp }[] = [
  {
    asks: /얼마(?!나\s*(?:오래|자주|걸))|금액|비용|가격|대금|보증금|급여|월세|한도|how much|cost|price|fee|amount|salary/i,
    answers:
      /[\d.,]+\s*(?:원|만|억|천|달러|유로|엔|%|퍼센트)|[$€£₩]\s?\d|(?:usd|krw|eur)\s?\d|\d\s?(?:usd|dollars|won)/i,
  },
  {
    asks: new RegExp(
      oneOf`
    언제
    며칠
    몇\s*[년월일시]
    날짜
    시작일
    만료
    마감
    기한
    기간
    몇\s*(?:개월|주|시간|분)
    얼마나\s*(?:오래|자주|걸)
    when
    date
    deadline
    expir
    how long
    how many (?:days|weeks|months|years|hours|minutes)
    period
    term\b
  `,
      "i",
    ),
    answers: new RegExp(
      oneOf`
    \d{2,4}\s*[년.\-/]
    \d+\s*(?:년|월|일|개월|주|시간|분|회)
    \d{1,2}:\d{2}
    \]\s*(?:년|월|일|개월|주|시간)
    (?:19|20)\d{2}
    \d+\s*(?:day|week|month|year|hour|minute)
    (?:jan|febr)uary|march|april|june|july|august|(?:septem|octo|novem|decem)ber
  `,
      "i",
    ),
  },
];
/** Names can look like anything: a sentence without these may still hold one. */
const person = {
  asks: /누구|누가|담당자|책임자|\bwho\b|whose/i,
  answers: /[가-힣]{2,4}\s*(?:씨|님|대표|팀장|이사|박사|교수|장관)|[A-Z][a-z]+ [A-Z][a-z]+/,
};
const count = { asks: /몇|비율|퍼센트|%|how many|percent|rate|number of/i, answers: /\d/ };

/** Whether a sentence holds the kind of thing that a question asks for; null when the question asks for none, or it cannot be told. */
export function holdsAnswer(question: string, sentence: string): boolean | null {
  const asked = kinds.filter(({ asks }) => asks.test(question));
  if (person.asks.test(question)) return person.answers.test(sentence) || null;
  if (asked.length > 0) return asked.some(({ answers }) => answers.test(sentence));
  return count.asks.test(question) ? count.answers.test(sentence) : null;
}
