import { wordsOf } from "#language";

/** How many of a question's content words a text holds, from 0 to 1. */
export function shareOfWords(question: string): (text: string) => number {
  const questionWords = [...new Set(wordsOf(question))].filter((word) => word !== null);
  return (text) => {
    const textWords = new Set(wordsOf(text));
    const held = questionWords.filter((word) => textWords.has(word)).length;
    return questionWords.length === 0 ? 0 : held / questionWords.length;
  };
}
