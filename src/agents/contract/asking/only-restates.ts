/** Beginnings of words that ask for an answer again, put differently. */
const restatingWords = `
정리 요약 줄여 줄로 다시 보여 설명 쉽게 간단 짧게 자세 표로 번역 목록 풀어 뭐라고
again summar explain rephrase simpl list table translate repeat detail
`
  .trim()
  .split(/\s+/);
const ownSubject = /제?\s?\d+\s?조|\b(?:section|article|clause)\s+\w/i;

/** A wish this short names nothing of its own: 3줄로 줄여줘, 답변 요약해줘. */
const shortWish = 14;

/** Whether a question asks only for the last answer again, put differently: then no tool is needed. */
export function onlyRestates(question: string, leansOnLastAnswer: boolean): boolean {
  if (!leansOnLastAnswer && question.trim().length > shortWish) return false;
  return holdsRestatingWord(question.toLowerCase()) && !ownSubject.test(question);
}

function holdsRestatingWord(question: string): boolean {
  const words = question.match(/[a-z]+/g) ?? [];
  return restatingWords.some((word) =>
    /^[a-z]/.test(word) ? words.some((said) => said.startsWith(word)) : question.includes(word),
  );
}
