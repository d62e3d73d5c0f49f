import { wordLists } from "./assets.ts";

const list = wordLists("language/words.txt");

/** Words that hold a sentence together and carry no matter of their own: in Korean pointing, joining and counting words, and verbs that mean no more than "is" or "does". */
export const englishFunctionWords: ReadonlySet<string> = new Set(list("english-function"));
export const englishQuestionWords: ReadonlySet<string> = new Set(list("english-question"));
const koreanWords = [...list("korean-function"), ...list("korean-question")];

/** All of them, those that ask among them. */
export const functionWords: ReadonlySet<string> = new Set([
  ...englishFunctionWords,
  ...englishQuestionWords,
  ...koreanWords,
]);

/** Words that say nothing about a topic: these, and what every paper says of itself. */
export const englishStopWords: ReadonlySet<string> = new Set([
  ...englishFunctionWords,
  ...englishQuestionWords,
  ...list("english-of-papers"),
]);
export const koreanStopWords: ReadonlySet<string> = new Set([...koreanWords, ...list("korean-of-papers")]);
