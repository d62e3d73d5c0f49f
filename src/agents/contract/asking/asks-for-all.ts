import { oneOf } from "#language";

const all = new RegExp(
  oneOf`
    모두
    전부
    모든
    빠짐없이
    다\s(?:알려|보여|말해|나열|찾아|정리|뽑)
    \b(?:all|every)\s(?:of\s)?(?:the\s|my\s|our\s|its\s)?[a-z]
  `,
  "i",
);
const wish = /알려|보여|말해|나열|찾아|정리|뽑|뭐|무엇|어떤|있[어나는]|\b(?:list|show|tell|give|what|find|which)\b/i;
const total = /얼마|합[하치계]|더하|\bhow (?:much|many)\b|\btotal\b/i;

/** Whether a question wants everything of a kind, which a search by words cannot promise: 을의 의무를 모두 알려줘. */
export function asksForAll(question: string): boolean {
  return all.test(question) && wish.test(question) && !total.test(question);
}
