export { allMatches, matchesOfAny } from "./all-matches.ts";
export { assetLines, assetPath, bundleUrl, readAsset, runsFromSources, sourcesUrl, wordLists } from "./assets.ts";
export { bothEnds } from "./both-ends.ts";
export { cellsOfRow } from "./cells-of-row.ts";
export { decodeCp949 } from "./decode-cp949.ts";
export { decodePercent } from "./decode-percent.ts";
export { decodeStream } from "./decode-stream.ts";
export { decodeText, encodingByMark } from "./decode-text.ts";
export {
  englishNumberPattern,
  monthNamePattern,
  numberValue,
  type Quantity,
  readQuantities,
  type SumToken,
  sameQuantity,
  valueOfSum,
} from "./figures/index.ts";
export { findQuote, placeOfQuote } from "./find-quote.ts";
export { finalOf, finals, initialLetters, initialOf, isSyllable, syllableOf, vowelOf } from "./hangul.ts";
export {
  hasDigit,
  hasHangul,
  hasLetters,
  letterPairs,
  lettersOnly,
  oneLine,
  overlap,
  withoutAccents,
  withoutSpaces,
} from "./letters.ts";
export { lettersApart } from "./letters-apart.ts";
export { oneOf } from "./one-of.ts";
export { patternLines } from "./pattern-lines.ts";
export { leftOutMark, type NamedText, relevantExcerpt } from "./relevant-excerpt.ts";
export { sentencesOf, sentenceTextsOf } from "./sentences.ts";
export { type Span, trimSpan } from "./span.ts";
export { englishFunctionWords, englishQuestionWords, functionWords } from "./stop-words.ts";
export { readTextLines } from "./text-lines.ts";
export {
  copulaEndings,
  endingSplitter,
  foldPlural,
  letterRunsOf,
  pairsAndWords,
  particles,
  questionEndings,
  withoutPossessive,
  wordKeys,
  wordsOf,
} from "./words.ts";
export { wordsHeld } from "./words-held.ts";
