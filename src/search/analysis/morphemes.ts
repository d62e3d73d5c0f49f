/** A morpheme in its dictionary form with its part of speech in the Sejong tag set. */
export interface Morpheme {
  readonly text: string;
  readonly tag: string;
}

export interface Morphemes {
  /** Null: no analysis is at hand, and pairs of syllables have to do. */
  of(hangul: string): readonly Morpheme[] | null;
}

/** The analysis takes time that grows with the square of a run's length; no Korean word is longer than this. */
const longestRun = 20;

let loading: Promise<Morphemes> | null = null;

/** The analyser, loaded once a thread. Where it cannot be loaded search goes on with pairs of syllables. */
export function loadMorphemes(): Promise<Morphemes> {
  loading ??= load().catch((cause: unknown) => {
    process.emitWarning(`Korean morphemes are not available, search uses pairs of syllables alone: ${String(cause)}`);
    return noMorphemes;
  });
  return loading;
}

export const noMorphemes: Morphemes = { of: () => null };

async function load(): Promise<Morphemes> {
  const { Garu } = await import("garu-ko");
  const garu = await quietly(() => Garu.load());
  function analyse(hangul: string): Morpheme[] {
    const result = garu.analyze(hangul);
    const { tokens } = Array.isArray(result) ? (result[0] ?? { tokens: [] }) : result;
    return tokens.map(({ text, pos }) => ({ text, tag: pos }));
  }
  return {
    of(hangul) {
      try {
        const morphemes: Morpheme[] = [];
        for (let at = 0; at < hangul.length; at += longestRun)
          morphemes.push(...analyse(hangul.slice(at, at + longestRun)));
        return morphemes;
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
