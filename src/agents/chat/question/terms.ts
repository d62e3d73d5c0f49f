/** Words that ask, and words that say what to do with the answer: they are not what is looked for. */
const askingWords = new Set(
  (
    "뭐 뭔 뭔지 뭘 뭐지 뭐야 무엇인지 무엇 무슨 어떤 어떻게 어느 어디 언제 누구 누가 누굴 왜 얼마 얼마나 몇 며칠 몇일 있어 있나 있니 없어 없나 되나 되어 돼 됐 되 하나 해 " +
    "어떤지 누군지 언제인지 얼마인지 알려줘 알려주세요 알려 찾아줘 찾아주세요 찾아 찾아봐 설명해줘 설명해 정리해줘 정리해 요약해줘 요약해 비교해줘 비교해 분석해줘 분석해 말해줘 보여줘 확인해줘 " +
    "좀 두 각 각각 서로 양쪽 모두 그 이 저 것 거 게 건 수 등 및 또는 그리고 대해 대한 관련 관한 내용 부분 문서 파일 자료 여기 거기 그럼 그러면 그건 그게 이건 " +
    "what which who whom whose when where why how is are was were be been do does did has have had will would can could should may the a an of in on at to for from by with and or " +
    "two both each this that these those it its there any many much long tell me find show please about i we you they my our your document file according"
  ).split(" "),
);

/** Words of asking in whatever they wear: 언제까지야, 얼마인지, 누구한테. */
const asksWith = /^(?:언제|얼마|누구|누가|누굴|무엇|무슨|어디|어떻|어느|며칠|몇|뭔|뭘|뭐)/;

/** Particles and endings that a Korean word wears, longest first. */
const worn =
  /(?:입니까|인가요|이에요|예요|이야|인지|인가|이지|이죠|일까|되나요|됩니까|되는지|하나요|합니까|하는지|했어|했나|에서는|에서|에게|까지는|까지|부터|으로는|으로|이랑|이라|라는|라고|한테|은요|는요|이요|해야|하는|하면|하고|은|는|이|가|을|를|의|에|로|와|과|랑|도|만|야|요|죠|나)$/;

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
      const stems = new Set((plain.match(/[a-z][a-z0-9'’-]*|\d[\d.,]*/g) ?? []).map(stem));
      return terms.reduce((sum, { weight, held }) => sum + weight * held(letters, stems), 0) / total;
    },
  };
}

function termOf(word: string, next: string | undefined): Term {
  if (!/^[가-힣]/.test(word)) {
    const wanted = stem(word);
    return { weight: 2, held: (_, stems) => (stems.has(wanted) ? 1 : 0) };
  }
  const pairs = word.length === 1 ? [word] : Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
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

/** A Korean word without what it wears, as long as something is left of it. */
function bare(word: string): string {
  if (askingWords.has(word) || asksWith.test(word)) return "";
  const stripped = word.replace(worn, "");
  return stripped.length >= 2 || (stripped.length === 1 && word.length <= 2) ? stripped : word;
}

function stem(word: string): string {
  return word.replace(/['’]s?$/, "").replace(/(?<=[a-z]{3})(?:ies|ing|ed|es|s|y|e)$/, "");
}
