/** A morpheme in its dictionary form with its part of speech in the Sejong tag set. */
export interface Morpheme {
  readonly text: string;
  readonly tag: string;
}

/** A morpheme of a sentence, with the place where its written word begins. */
export interface PlacedMorpheme extends Morpheme {
  readonly start: number;
}

export interface Morphemes {
  /** Null: no analysis is at hand, and pairs of syllables have to do. */
  of(hangul: string): readonly Morpheme[] | null;
  /** A short text as a whole: its words tell more of one another than each does alone. Null as above. */
  ofSentence(text: string): readonly PlacedMorpheme[] | null;
}

/** The analysis takes time that grows with the square of a run's length; no Korean word is longer than this. */
const longestRun = 20;
/** Letters without a blank are hardly language where there are more of them; pairs of syllables have to do for the rest. */
const mostLetters = 200;
/** People ask in fewer letters; the rest of a longer text is left out, and what follows a hundred letters without a blank. */
const longestSentence = 300;

let loading: Promise<Morphemes> | null = null;

/** The analyser, loaded once a thread. Where it cannot be loaded search goes on with pairs of syllables. */
export function loadMorphemes(): Promise<Morphemes> {
  loading ??= load().catch((cause: unknown) => {
    process.emitWarning(`Korean morphemes are not available, search uses pairs of syllables alone: ${String(cause)}`);
    return noMorphemes;
  });
  return loading;
}

export const noMorphemes: Morphemes = { of: () => null, ofSentence: () => null };

async function load(): Promise<Morphemes> {
  const { Garu } = await import("garu-ko");
  const garu = await quietly(() => Garu.load());
  function analyse(text: string): PlacedMorpheme[] {
    const result = garu.analyze(text);
    const { tokens } = Array.isArray(result) ? (result[0] ?? { tokens: [] }) : result;
    return tokens.map(({ text, pos, start }) => ({ text, tag: pos, start }));
  }
  return {
    of(hangul) {
      try {
        const morphemes: Morpheme[] = [];
        // A letter that is held down makes the same piece again and again, and each takes long.
        const known = new Map<string, readonly Morpheme[]>();
        for (let at = 0; at < Math.min(hangul.length, mostLetters); at += longestRun) {
          const piece = hangul.slice(at, at + longestRun);
          const found = known.get(piece) ?? analyse(piece);
          known.set(piece, found);
          morphemes.push(...found);
        }
        return morphemes;
      } catch {
        return null;
      }
    },
    ofSentence(text) {
      try {
        const unspaced = /[가-힣]{101,}/.exec(text);
        const readable = unspaced === null ? text : text.slice(0, unspaced.index + 100);
        return analyse(readable.slice(0, longestSentence));
      } catch {
        return null;
      }
    },
  };
}

/** The package prints a notice about its own build at every start. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}
