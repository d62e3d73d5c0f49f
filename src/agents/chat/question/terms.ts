import {
  copulaEndings,
  endingSplitter,
  englishFunctionWords,
  englishQuestionWords,
  koreanFunctionWords,
  koreanQuestionWords,
  letterPairs,
  particles,
  questionEndings,
} from "#language";

/** Words that ask, and words that say what to do with the answer: they are not what is looked for. */
const askingWords = new Set([
  ...englishFunctionWords,
  ...englishQuestionWords,
  ...koreanFunctionWords,
  ...koreanQuestionWords,
  ...`
    뭐 뭔 뭔지 뭘 뭐지 뭐야 무엇인지 무슨 누굴 왜 얼마 얼마나 몇 며칠 몇일 있어 있나 있니 없어 없나 되나 돼 됐 되 해 어떤지 누군지 언제인지
    얼마인지 알려줘 알려주세요 알려 찾아줘 찾아주세요 찾아 찾아봐 설명해줘 설명해 정리해줘 정리해 요약해줘 요약해 비교해줘 비교해 분석해줘 분석해 말해줘
    보여줘 확인해줘 줘 주세요 줄래 좀 두 서로 양쪽 모두 거 게 건 내용 부분 문서 파일 자료 여기 거기 그럼 그러면 그건 그게 이건 two many much long
    tell find show give please document file according
  `
    .trim()
    .split(/\s+/),
]);

/** Words of asking in whatever they wear: 언제까지야, 얼마인지, 누구한테. */
const asksWith = /^(?:언제|얼마|누구|누가|누굴|무엇|무슨|어디|어떻|어느|며칠|몇|뭔|뭘|뭐)/;

const splitEnding = endingSplitter([...particles, ...copulaEndings, ...questionEndings, "하는", "하고"], 1);

interface Term {
  readonly weight: number;
  /** How much of the term a text's letters or words hold, 0 to 1. */
  readonly held: (letters: string, words: ReadonlySet<string>) => number;
}

/** What a question looks for, as something texts can be measured by. */
export interface Terms {
  /** How much of it a text holds, 0 to 1. */
  coverage(text: string): number;
  readonly words: readonly string[];
}

/**
 * The telling words of a question. Korean is matched by letter pairs, which find 손해배상 in "손해를 배상" without a
 * dictionary; other words by their stem; two Korean words that stand together count more when they do so in the text.
 */
export function termsOf(question: string): Terms {
  const words = (question.normalize("NFC").match(/[가-힣]+|[A-Za-z][A-Za-z0-9'’-]*|\d[\d.,]*/g) ?? [])
    .map((word) => (/^[가-힣]/.test(word) ? bare(word) : word.toLowerCase()))
    .filter((word) => word !== "" && !askingWords.has(word));
  const terms = words.map((word, at) => termOf(word, words[at + 1]));
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  return {
    words,
    coverage(text) {
      if (total === 0) return 0;
      const plain = text.normalize("NFC").toLowerCase();
      const letters = plain.replace(/[^\p{L}\p{N}]+/gu, "");
      const stems = new Set((plain.match(/[a-z][a-z0-9'’-]*|\d[\d.,]*/g) ?? []).map(stemOf));
      return terms.reduce((sum, { weight, held }) => sum + weight * held(letters, stems), 0) / total;
    },
  };
}

function termOf(word: string, next: string | undefined): Term {
  if (!/^[가-힣]/.test(word)) {
    const wanted = stemOf(word);
    return { weight: 2, held: (_, stems) => (stems.has(wanted) ? 1 : 0) };
  }
  const pairs = letterPairs(word);
  const joint = next !== undefined && /^[가-힣]/.test(next) ? `${word.at(-1)}${next[0]}` : null;
  const weight = pairs.length + (joint === null ? 0 : 1);
  return {
    weight,
    held: (letters) => {
      const found = pairs.filter((pair) => letters.includes(pair)).length;
      return (found + (joint !== null && letters.includes(joint) ? 1 : 0)) / weight;
    },
  };
}

/** A Korean word without its ending, as long as something is left of it. */
function bare(word: string): string {
  if (askingWords.has(word) || asksWith.test(word)) return "";
  const { stem } = splitEnding(word);
  return stem.length >= 2 || word.length <= 2 ? stem : word;
}

function stemOf(word: string): string {
  return word.replace(/['’]s?$/, "").replace(/(?<=[a-z]{3})(?:ies|ing|ed|es|s|y|e)$/, "");
}
