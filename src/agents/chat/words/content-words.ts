import {
  copulaEndings,
  endingSplitter,
  foldPlural,
  functionWords,
  hasHangul,
  lettersOnly,
  oneLine,
  particles,
  questionEndings,
  withoutPossessive,
  wordLists,
} from "#language";

const list = wordLists("agents/chat/words/words.txt");

/** Words that ask, greet or say what to do with the answer: none of them is looked for. */
const askingWords = new Set([...functionWords, ...list("asking")]);

const wordShape = /[\p{L}\p{N}](?:[\p{L}\p{N}.,%'’/-]*[\p{L}\p{N}%])?/gu;
/** What asks in whatever ending it wears: 언제까지야, 얼마인지, 누구한테. */
const asksWith = /^(?:언제|얼마|누구|누가|무엇|무슨|어디|어떻|어느|며칠|몇|뭔|뭘|뭐)/;
const splitEnding = endingSplitter([...particles, ...copulaEndings, ...questionEndings], 1);

/** A word of a question that something can be found by. */
export interface ContentWord {
  /** As the question has it. */
  readonly written: string;
  /** Without its ending, in lower case. */
  readonly stem: string;
}

/** Longer questions are pasted texts; their beginning tells what is looked for. */
const longestQuestionLetters = 1_000;

/** The words of a question that are its own, in their order. */
export function contentWordsOf(question: string): ContentWord[] {
  const written = question.slice(0, longestQuestionLetters).normalize("NFC").match(wordShape);
  return (written ?? []).flatMap((word) => {
    const lower = word.toLowerCase();
    const isKorean = hasHangul(word);
    const stem = isKorean ? splitEnding(lower).stem : foldPlural(withoutPossessive(lower));
    // 이 문서들을: several of a thing are asked for by the same word.
    const single = isKorean && stem.endsWith("들") ? stem.slice(0, -1) : stem;
    const asks = [lower, stem, single].some((each) => askingWords.has(each)) || asksWith.test(lower);
    return asks ? [] : [{ written: word, stem }];
  });
}

/** The telling words of a question, as a search takes them: "문서에서 계약 기간 찾아줘" is 계약 기간. Never empty when the question is not. */
export function wordsToSearch(question: string): string {
  const words = contentWordsOf(question);
  const last = words.at(-1);
  if (last === undefined) return oneLine(question).slice(0, longestQueryLetters);
  const bare = hasHangul(last.written) ? last.written.slice(0, Math.max(2, last.stem.length)) : last.written;
  return [...words.slice(0, -1).map(({ written }) => written), bare].join(" ").slice(0, longestQueryLetters);
}

/** What search services take. */
export const longestQueryLetters = 400;

/** Tells whether a word stands in a text. Korean in whatever ending and spacing, other words and figures as whole words. */
export function wordsStandingIn(text: string): (word: ContentWord) => boolean {
  const plain = text.normalize("NFKC").toLowerCase();
  const letters = lettersOnly(plain);
  let tokens: ReadonlySet<string> | null = null;
  return ({ stem }) => {
    if (hasHangul(stem)) {
      // The last syllable of a verb changes: 바꿔 and 바꾼다 share what stands before it.
      return letters.includes(stem) || (stem.length > 2 && letters.includes(stem.slice(0, -1)));
    }
    tokens ??= new Set((plain.match(wordShape) ?? []).map(latinWord));
    return tokens.has(stem);
  };
}

/** A Latin word or a figure may wear a Korean ending: E15는. */
function latinWord(token: string): string {
  const bare = hasHangul(token) ? token.replace(/[가-힣]+$/, "") : token;
  return foldPlural(withoutPossessive(bare));
}

/** The words that ask for a document as a whole, and for how it is to be told. */
const wholeWords = new Set(list("whole"));

/**
 * Whether a question asks for the whole of a document, which without a model is told as its outline: each of its words asks for
 * that or stands in a document's name, and one of them asks.
 */
export function asksForWhole(question: string, documents: readonly { readonly name: string }[]): boolean {
  const isNamed = wordsStandingIn(documents.map(({ name }) => name).join("\n"));
  const asks = ({ written, stem }: ReturnType<typeof contentWordsOf>[number]) =>
    wholeWords.has(written.toLowerCase()) || wholeWords.has(stem.replace(/^\d+/, ""));
  const words = contentWordsOf(question);
  return words.some(asks) && words.every((word) => asks(word) || isNamed(word));
}
