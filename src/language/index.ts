export { decodeCp949 } from "./decode-cp949.ts";
export { decodeText } from "./decode-text.ts";
export { overlap } from "./letter-pairs.ts";
export { phrasePattern } from "./phrase-pattern.ts";
export { sentencesOf, sentenceTextsOf } from "./sentences.ts";
export { type Span, trimSpan } from "./span.ts";
export { foldPlural, wordsOf } from "./words.ts";
